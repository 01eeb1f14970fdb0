import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace as Fake

sys.path.append(str(Path(__file__).parents[1]))
import fakes  # noqa: F401  before the imports that need it
import httpx

from run_cases import Ticket, run, supported

EMAIL = "Could you send me the  Invoice for order A-17 again?"


def ticket(evidence: str, topic: str = "invoice") -> Ticket:
    return Ticket(evidence=evidence, topic=topic)


def count(answers: list[object], cases: str = '{"email": "Please send the invoice", "topic": "invoice"}\n') -> tuple[int, int]:
    """Runs a folder with these cases against a service that gives or raises these answers."""
    waiting = iter(answers)

    def generate_content(**_: object) -> Fake:
        answer = next(waiting)
        if isinstance(answer, Exception):
            raise answer
        return Fake(parsed=answer)

    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        Path(folder, "prompt.md").write_text("rules", encoding="utf-8")
        Path(folder, "cases.jsonl").write_text(cases, encoding="utf-8")
        client = Fake(models=Fake(generate_content=generate_content))
        return run(client, Path(folder), runs=len(answers))


class Evidence(unittest.TestCase):
    def test_it_is_found_in_other_case_and_with_other_spaces(self) -> None:
        self.assertTrue(supported(ticket("the invoice  for order"), EMAIL))

    def test_nothing_supports_only_the_answer_unclear(self) -> None:
        self.assertFalse(supported(ticket(""), EMAIL))
        self.assertTrue(supported(ticket(" ", "unclear"), EMAIL))

    def test_a_letter_or_invented_words_support_nothing(self) -> None:
        self.assertFalse(supported(ticket("a"), EMAIL))
        self.assertFalse(supported(ticket("the delivery note"), EMAIL))


class Run(unittest.TestCase):
    def test_a_right_answer_counts_nowhere(self) -> None:
        self.assertEqual(count([ticket("the invoice")]), (0, 0))

    def test_a_wrong_topic_and_no_ticket_are_wrong(self) -> None:
        self.assertEqual(count([ticket("the invoice", "returns"), None]), (2, 0))

    def test_an_outage_is_counted_apart(self) -> None:
        self.assertEqual(count([httpx.ReadTimeout("no answer"), ticket("the invoice")]), (0, 1))

    def test_a_file_without_cases_is_no_success(self) -> None:
        with self.assertRaisesRegex(SystemExit, "no cases"):
            count([], cases="\n")


if __name__ == "__main__":
    unittest.main()
