import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace as Fake
from unittest.mock import patch

sys.path.append(str(Path(__file__).parents[1]))
import fakes  # noqa: F401  before the imports that need it
from langchain_core.documents import Document

import rag
from rag import UNCHECKED, Answer, Quote, check

PAGE = Document("The allowance is 30 euros a day,\nfor trips inside Spain.", metadata={"file": "travel.pdf", "page": 4, "group": "staff"})
SECRET = Document("The salary of the director is 90,000 euros.", metadata={"file": "pay.pdf", "page": 1, "group": "board"})
RIGHT = "The allowance is 30 euros a day"


def reply(text: str, words: str = RIGHT, passage: int = 1, found: bool = True) -> Answer:
    return Answer(found=found, text=text, quotes=[Quote(passage=passage, words=words)])


class Check(unittest.TestCase):
    def test_an_answer_with_its_quote_is_given_with_its_source(self) -> None:
        self.assertEqual(check(reply("30 euros."), [PAGE]), ("30 euros.", ["travel.pdf, page 4"]))

    def test_a_quote_over_a_line_break_is_found(self) -> None:
        self.assertEqual(check(reply("In Spain.", "a day, for trips inside Spain"), [PAGE])[1], ["travel.pdf, page 4"])

    def test_other_answers_are_refused(self) -> None:
        for name, answer in {
            "a quote of one letter": reply("The allowance is 300 euros a day.", words="a"),
            "an empty answer": reply(" "),
            "a number that no quote has": reply("300 euros."),
            "a passage that was not given": reply("30 euros.", passage=2),
            "words that the passage does not have": reply("30 euros.", words="The allowance is 30 dollars a day"),
        }.items():
            self.assertEqual(check(answer, [PAGE]), (UNCHECKED, []), name)

    def test_no_answer_is_said_as_such(self) -> None:
        self.assertEqual(check(reply("", found=False), [PAGE])[0], "The documents do not say.")
        self.assertEqual(check(None, [PAGE])[0], "The documents do not say.")


class Search(unittest.TestCase):
    def test_the_model_sees_only_what_the_person_may_read(self) -> None:
        prompts: list[str] = []

        def search(question: str, k: int, filter: object) -> list[Document]:
            return [document for document in (PAGE, SECRET) if filter(document)]

        def chat(**_: object) -> Fake:
            def invoke(messages: list[tuple[str, str]]) -> Answer:
                prompts.append(messages[1][1])
                return reply("30 euros.")

            return Fake(with_structured_output=lambda _: Fake(invoke=invoke))

        with patch.object(rag, "ChatGoogleGenerativeAI", chat):
            answer = rag.answer(Fake(similarity_search=search), "What does the director earn?", {"staff"})
        self.assertEqual(answer[1], ["travel.pdf, page 4"])
        self.assertNotIn("salary", prompts[0])


class Reading(unittest.TestCase):
    def test_pages_keep_file_number_and_group_and_scans_are_named(self) -> None:
        pages = [Fake(extract_text=lambda: " Rules "), Fake(extract_text=lambda: " ")]
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "staff").mkdir()
            Path(folder, "staff", "travel.pdf").touch()
            with patch.object(rag, "PdfReader", lambda _: Fake(pages=pages)), contextlib.redirect_stdout(io.StringIO()) as out:
                documents = rag.read_pages(Path(folder))
        self.assertEqual([d.metadata for d in documents], [{"file": "travel.pdf", "page": 1, "group": "staff"}])
        self.assertIn("needs OCR: travel.pdf page 2", out.getvalue())


if __name__ == "__main__":
    unittest.main()
