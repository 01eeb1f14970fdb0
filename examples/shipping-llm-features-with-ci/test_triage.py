import contextlib
import io
import sys
from pathlib import Path
from unittest import SkipTest

if sys.version_info < (3, 11):
    raise SkipTest("tomllib came with Python 3.11")

sys.path.append(str(Path(__file__).parents[1]))
import fakes  # noqa: F401  before the imports that need it

# region tests
import unittest
from types import SimpleNamespace as Fake

from openai import APITimeoutError, OpenAI

from triage import Ticket, triage


def client_that(answer: object) -> OpenAI:
    """Gives this answer to every call, or raises it."""

    def parse(**_: object) -> object:
        if isinstance(answer, Exception):
            raise answer
        return Fake(output_parsed=answer)

    return Fake(responses=Fake(parse=parse))


class Triage(unittest.TestCase):
    def test_a_refusal_goes_to_a_person(self) -> None:
        self.assertEqual(triage("Where is my invoice?", client_that(None)).queue, "human")

    def test_a_time_out_goes_to_a_person_and_is_named(self) -> None:
        ticket = triage("Where is my invoice?", client_that(APITimeoutError(request=None)))
        self.assertEqual((ticket.queue, ticket.reason), ("human", "not run: APITimeoutError"))
    # endregion

    def test_a_rate_limit_goes_to_a_person(self) -> None:
        from openai import APIStatusError

        error = APIStatusError.__new__(APIStatusError)
        self.assertEqual(triage("Where is my invoice?", client_that(error)).queue, "human")

    def test_an_answer_is_passed_on(self) -> None:
        right = Ticket(queue="billing", reason="an invoice")
        self.assertIs(triage("Where is my invoice?", client_that(right)), right)


class Evals(unittest.TestCase):
    case = {"id": "a", "text": "Where is my invoice?", "queue": "billing", "critical": True}

    def judge(self, answer: object, cases: list[dict]) -> str | None:
        from evals import judge

        with contextlib.redirect_stdout(io.StringIO()):
            return judge(cases, client_that(answer))

    def test_right_answers_ship(self) -> None:
        self.assertIsNone(self.judge(Ticket(queue="billing", reason=""), [self.case]))

    def test_a_critical_case_that_fails_stops_the_release(self) -> None:
        right = {**self.case, "queue": "human", "critical": False}
        cases = [self.case, *[right] * 99]
        self.assertIn("['a']", self.judge(Ticket(queue="human", reason=""), cases) or "")

    def test_an_outage_or_no_case_is_no_score(self) -> None:
        self.assertIn("nothing to judge", self.judge(APITimeoutError(request=None), [self.case]) or "")
        self.assertIn("nothing to judge", self.judge(Ticket(queue="human", reason=""), []) or "")


if __name__ == "__main__":
    unittest.main()
