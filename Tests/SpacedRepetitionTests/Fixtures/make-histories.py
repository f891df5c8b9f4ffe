"""Writes histories.txt, fuzz-ranges.txt, first-weights.txt and fits.txt with py-fsrs 6.3.2 (pip install fsrs==6.3.2).

A line of histories.txt is a history, fuzz off: whether it has steps (1m, 10m; relearning 10m) or
none, the desired retention, then its reviews, each as

    days since the last one,rating,stability,difficulty,phase,time until the next one

with `l`, `r` and `e` for learning, review and relearning. Numbers have ten digits. A line of
fuzz-ranges.txt is an interval in days with the first and the last day of its range.

A line of first-weights.txt is a history under w0 to w3 of its own, which come first, without steps. A line
of fits.txt has first ratings with later reviews, each as rating:days:passes:failures, then the stability of
each rating that fits best: the least log loss of py-fsrs's forgetting curve with fsrs-optimizer's penalty,
found by trying ever closer numbers.

The suite reads the files alone; run this again only for another version of py-fsrs.
"""

import math
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


def with_first_weights(weights):
    scheduler = Scheduler(
        parameters=(*weights, *fsrs.scheduler.DEFAULT_PARAMETERS[4:]),
        enable_fuzzing=False,
        **NO_STEPS,
    )
    card = Card()
    now = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
    for review in range(random.randint(1, 4)):
        days = random.randint(0, 30) if review else 0
        now += timedelta(days=days)
        rating = random.choice([1, 2, 3, 4])
        card, _ = scheduler.review_card(card, Rating(rating), now)
        yield f"{days},{rating},{card.stability:.10g},{card.difficulty:.10g}"


with open("first-weights.txt", "w") as out:
    for _ in range(1000):
        weights = sorted(round(10 ** random.uniform(-2.9, 2), 4) for _ in range(4))
        print(",".join(map(str, weights)), *with_first_weights(weights), file=out)


CURVE = Scheduler()


def loss(stability, default, groups):
    total = abs(stability - default) / 16
    for days, passes, failures in groups:
        recall = (1 + CURVE._FACTOR * days / stability) ** CURVE._DECAY
        total -= passes * math.log(recall) + failures * math.log(1 - recall)
    return total


def fit(default, groups):
    low, high = math.log(0.001), math.log(100)
    while high - low > 1e-9:
        places = [low + (high - low) * step / 40 for step in range(41)]
        best = min(places, key=lambda place: loss(math.exp(place), default, groups))
        step = (high - low) / 40
        low, high = max(low, best - step), min(high, best + step)
    return math.exp((low + high) / 2)


with open("fits.txt", "w") as out:
    count = 0
    while count < 40:
        words, stabilities = [], []
        for rating in range(1, 5):
            groups = []
            for days in sorted(random.sample(range(1, 40), random.randint(0, 4))):
                recall = (1 + days / (4**rating)) ** -0.3
                answers = [random.random() < recall for _ in range(random.randint(1, 12))]
                groups.append((days, sum(answers), len(answers) - sum(answers)))
            words += [f"{rating}:{d}:{p}:{f}" for d, p, f in groups]
            default = fsrs.scheduler.DEFAULT_PARAMETERS[rating - 1]
            stabilities.append(fit(default, groups))
        # Stabilities that fall are pooled; that has no figures here.
        if stabilities == sorted(stabilities):
            print(*words, *(f"{stability:.4f}" for stability in stabilities), file=out)
            count += 1
