"""Scores the ticket sorter on labeled cases: python3 evals.py"""

# region evals
import json
import sys
from pathlib import Path

from openai import OpenAI

from triage import CONFIG, triage


def judge(cases: list[dict], client: OpenAI) -> str | None:
    """Why the feature may not ship, or None."""
    answers = [triage(case["text"], client) for case in cases]
    lost = [answer.reason for answer in answers if answer.reason.startswith("not run")]
    if lost or not cases:
        return f"nothing to judge: {len(cases)} cases, {lost}"  # an outage is no bad quality
    wrong = [case for case, answer in zip(cases, answers) if answer.queue != case["queue"]]
    critical = [case["id"] for case in wrong if case.get("critical")]
    score = 1 - len(wrong) / len(cases)
    print(f"score {score:.2f} on {len(cases)} cases, wrong: {[case['id'] for case in wrong]}")
    if critical or score < CONFIG["minimum"]:
        return f"below {CONFIG['minimum']}, or critical cases failed: {critical}"
    return None


if __name__ == "__main__":
    lines = Path("cases.jsonl").read_text(encoding="utf-8").splitlines()
    sys.exit(judge([json.loads(line) for line in lines], OpenAI(timeout=30, max_retries=2)))
# endregion
