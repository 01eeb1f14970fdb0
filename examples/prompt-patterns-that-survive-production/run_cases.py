"""Runs each case of a prompt several times: python3 run_cases.py ticket"""

# region runner
import json
import os
import sys
from pathlib import Path
from typing import Literal

import httpx
from google import genai
from google.genai import errors, types
from pydantic import BaseModel, Field


class Ticket(BaseModel):
    evidence: str = Field(description="Words copied from the e-mail that decide the topic, or empty")
    topic: Literal["invoice", "delivery", "returns", "unclear"]


def classify(client: genai.Client, rules: str, email: str) -> Ticket | None:
    response = client.models.generate_content(
        model=os.environ["GEMINI_MODEL"],
        contents=f"<email>\n{email}\n</email>",
        config=types.GenerateContentConfig(
            system_instruction=rules,
            response_mime_type="application/json",
            response_schema=Ticket,
        ),
    )
    return response.parsed if isinstance(response.parsed, Ticket) else None


def supported(ticket: Ticket, email: str) -> bool:
    evidence, text = (" ".join(part.split()).casefold() for part in (ticket.evidence, email))
    if not evidence:
        return ticket.topic == "unclear"
    return len(evidence) >= 8 and evidence in text


def run(client: genai.Client, folder: Path, runs: int = 3) -> tuple[int, int]:
    """How many answers were wrong, and how many calls gave none."""
    rules = (folder / "prompt.md").read_text(encoding="utf-8")
    lines = (folder / "cases.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [json.loads(line) for line in lines if line.strip()]
    if not cases:
        sys.exit("no cases")
    wrong = lost = 0
    for case in cases:
        for _ in range(runs):
            try:
                ticket = classify(client, rules, case["email"])
            except (errors.APIError, httpx.HTTPError) as error:
                lost += 1
                print(f"no answer, {type(error).__name__}: {case['email'][:60]}")
                continue
            if not ticket or ticket.topic != case["topic"] or not supported(ticket, case["email"]):
                wrong += 1
                print(f"expected {case['topic']}, got {ticket}: {case['email'][:60]}")
    return wrong, lost


if __name__ == "__main__":
    patient = types.HttpOptions(timeout=30_000, retry_options=types.HttpRetryOptions(attempts=4))
    wrong, lost = run(genai.Client(http_options=patient), Path(sys.argv[1]))
    print(f"{wrong} wrong, {lost} without an answer")
    sys.exit(2 if lost else 1 if wrong else 0)  # 2: an outage, which says nothing about the prompt
# endregion
