"""Writes histories.csv with py-fsrs 6.3.2 (pip install fsrs==6.3.2), fuzz off.

Half of the histories use steps (1m, 10m; relearning 10m), half none. The suite reads the file
alone; run this again only for another version of py-fsrs.
"""

import csv
import random
import sys
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler

random.seed(6)
STEPS = dict(
    learning_steps=(timedelta(minutes=1), timedelta(minutes=10)),
    relearning_steps=(timedelta(minutes=10),),
)
NO_STEPS = dict(learning_steps=(), relearning_steps=())

out = csv.writer(sys.stdout, lineterminator="\n")
out.writerow("history steps elapsed_days rating stability difficulty state interval_seconds".split())
for history in range(200):
    steps = history % 2
    scheduler = Scheduler(
        enable_fuzzing=False, desired_retention=0.9, **(STEPS if steps else NO_STEPS)
    )
    card = Card()
    now = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
    for review in range(random.randint(1, 16)):
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
        out.writerow(
            [
                history,
                "steps" if steps else "none",
                (now - last).days,
                rating,
                repr(card.stability),
                repr(card.difficulty),
                card.state.name.lower(),
                int((card.due - now).total_seconds()),
            ]
        )
