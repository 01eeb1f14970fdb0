import tomllib
from pathlib import Path
from typing import Literal

from openai import APIConnectionError, APIStatusError, OpenAI
from pydantic import BaseModel, ValidationError

HERE = Path(__file__).parent
CONFIG = tomllib.loads((HERE / "llm.toml").read_text(encoding="utf-8"))
PROMPT = (HERE / CONFIG["prompt"]).read_text(encoding="utf-8")


class Ticket(BaseModel):
    queue: Literal["billing", "technical", "human"]
    reason: str


def triage(text: str, client: OpenAI) -> Ticket:
    try:
        response = client.responses.parse(
            model=CONFIG["model"], instructions=PROMPT, input=text, text_format=Ticket
        )
    except (APIConnectionError, APIStatusError) as error:  # a time-out, a rate limit, an outage
        return Ticket(queue="human", reason=f"not run: {type(error).__name__}")
    except ValidationError:  # an answer that was cut off
        return Ticket(queue="human", reason="no usable answer")
    return response.output_parsed or Ticket(queue="human", reason="no usable answer")
