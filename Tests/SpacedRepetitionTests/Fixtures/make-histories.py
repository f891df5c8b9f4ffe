"""Writes histories.txt and fuzz-ranges.txt with py-fsrs 6.3.2 (pip install fsrs==6.3.2).

A line of histories.txt is a history, fuzz off: whether it has steps (1m, 10m; relearning 10m) or
none, the desired retention, then its reviews, each as

    days since the last one,rating,stability,difficulty,phase,time until the next one

with `l`, `r` and `e` for learning, review and relearning. Numbers have ten digits. A line of
fuzz-ranges.txt is an interval in days with the first and the last day of its range.

The suite reads the files alone; run this again only for another version of py-fsrs.
"""

import random
from datetime import datetime, timedelta, timezone

import fsrs.scheduler
from fsrs import Card, Rating, Scheduler, State

random.seed(6)
STEPS = dict(
    learning_steps=(timedelta(minutes=1), timedelta(minutes=10)),
    relearning_steps=(timedelta(minutes=10),),
)
NO_STEPS = dict(learning_steps=(), relearning_steps=())
PHASES = {State.Learning: "l", State.Review: "r", State.Relearning: "e"}


def until(interval):
    minutes = round(interval.total_seconds() / 6) / 10
    return f"{interval.days}d" if interval.days else f"{minutes:g}m"


def history(has_steps, retention):
    scheduler = Scheduler(
        enable_fuzzing=False, desired_retention=retention, **(STEPS if has_steps else NO_STEPS)
    )
    card = Card()
    now = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
    for review in range(random.randint(1, 12)):
        last = now
        if review:
            how = random.random()
            if how < 0.6:
                now = card.due
            elif how < 0.75:
                now += timedelta(minutes=random.randint(1, 600))
            else:
                now += timedelta(days=random.randint(1, 400))
        rating = random.choice([1, 2, 3, 3, 3, 4])
        card, _ = scheduler.review_card(card, Rating(rating), now)
        yield ",".join(
            [
                str((now - last).days),
                str(rating),
                f"{card.stability:.10g}",
                f"{card.difficulty:.10g}",
                PHASES[card.state],
                until(card.due - now),
            ]
        )


def fuzzed(days, draw):
    fsrs.scheduler.random = lambda: draw
    return Scheduler()._get_fuzzed_interval(interval=timedelta(days=days)).days


with open("histories.txt", "w") as out:
    for number in range(1000):
        has_steps = number % 2 == 1
        retention = random.choice([0.8, 0.9, 0.9, 0.95])
        steps = "steps" if has_steps else "none"
        print(steps, retention, *history(has_steps, retention), file=out)

with open("fuzz-ranges.txt", "w") as out:
    for days in [*range(1, 400), *range(400, 30000, 97)]:
        first = fuzzed(days, 0)
        # Its largest draw is one day beyond its own range.
        last = fuzzed(days, 1 - 1e-9) - (1 if days >= 2.5 else 0)
        print(days, first, last, file=out)
