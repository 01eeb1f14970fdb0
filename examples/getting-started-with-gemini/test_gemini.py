import contextlib
import importlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace as Fake
from unittest.mock import patch

sys.path.append(str(Path(__file__).parents[1]))
import fakes  # noqa: F401  before the imports that need it
import httpx
from google import genai
from google.genai import errors, types

import ticket

RIGHT = ticket.Ticket(topic="invoice", urgent=False, customer=None, summary="A question")


def answer(finish: object = types.FinishReason.STOP, parsed: object = RIGHT) -> Fake:
    usage = Fake(total_token_count=12)
    return Fake(usage_metadata=usage, candidates=[Fake(finish_reason=finish)], parsed=parsed)


def read(result: object) -> ticket.Ticket | None:
    """The fate of an e-mail when the service gives or raises this."""

    def generate_content(**_: object) -> object:
        if isinstance(result, Exception):
            raise result
        return result

    client = Fake(models=Fake(generate_content=generate_content))
    with patch.object(ticket, "client", client), contextlib.redirect_stdout(io.StringIO()):
        return ticket.read_ticket("Where is my invoice?")


class ReadTicket(unittest.TestCase):
    def test_a_complete_answer_is_a_ticket(self) -> None:
        self.assertIs(read(answer()), RIGHT)

    def test_a_cut_or_blocked_or_shapeless_answer_goes_to_a_person(self) -> None:
        self.assertIsNone(read(answer(finish=types.FinishReason.MAX_TOKENS)))
        self.assertIsNone(read(Fake(usage_metadata=None, candidates=[], parsed=None)))
        self.assertIsNone(read(answer(parsed={"topic": "invoice"})))

    def test_an_error_of_the_service_goes_to_a_person(self) -> None:
        error = errors.APIError.__new__(errors.APIError)
        error.code, error.status = 429, "RESOURCE_EXHAUSTED"
        self.assertIsNone(read(error))

    def test_a_time_out_goes_to_a_person(self) -> None:
        self.assertIsNone(read(httpx.ReadTimeout("no answer")))


class Calls(unittest.TestCase):
    def run_file(self, name: str) -> dict:
        """The arguments of the one call that a file makes."""
        calls: list[dict] = []

        def call(**arguments: object) -> Fake:
            calls.append(arguments)
            return Fake(text="three risks", output_text="three risks")

        client = Fake(models=Fake(generate_content=call), interactions=Fake(create=call))
        with patch.object(genai, "Client", lambda: client), contextlib.redirect_stdout(io.StringIO()) as out:
            importlib.import_module(name)
        self.assertEqual(out.getvalue(), "three risks\n")
        (arguments,) = calls
        return arguments

    def test_the_first_call_takes_its_model_from_the_environment(self) -> None:
        self.assertEqual(self.run_file("first_call")["model"], os.environ["GEMINI_MODEL"])

    def test_an_interaction_is_not_stored(self) -> None:
        self.assertIs(self.run_file("first_interaction")["store"], False)

    def test_a_file_is_sent_with_its_question(self) -> None:
        before = Path.cwd()
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "offer.pdf").write_bytes(b"%PDF")
            os.chdir(folder)
            try:
                self.assertEqual(len(self.run_file("send_file")["contents"]), 2)
            finally:
                os.chdir(before)


if __name__ == "__main__":
    unittest.main()
