import contextlib
import importlib.util
import io
import unittest
from copy import deepcopy
from unittest.mock import patch

import refunds
from refunds import refund

is_missing = importlib.util.find_spec("langchain") is None


class WithOrders(unittest.TestCase):
    def setUp(self) -> None:
        for name, value in {"ORDERS": deepcopy(refunds.ORDERS), "refunded": {}}.items():
            patch.dict(getattr(refunds, name), value, clear=True).start()
        self.addCleanup(patch.stopall)


class Refunds(WithOrders):
    def test_a_refund_within_the_limits_is_paid(self) -> None:
        self.assertEqual(refund("r1", "A-17", 12_900), "Refunded 129.00 EUR for A-17")

    def test_the_same_request_is_paid_once(self) -> None:
        self.assertEqual(refund("r1", "A-17", 5_000), refund("r1", "A-17", 5_000))
        self.assertEqual(refunds.ORDERS["A-17"]["refunded"], 5_000)

    def test_an_order_is_not_refunded_beyond_what_was_paid(self) -> None:
        refund("r1", "A-17", 12_900)
        self.assertTrue(refund("r2", "A-17", 1).startswith("Refused"))

    def test_unknown_orders_and_amounts_outside_the_limit_are_refused(self) -> None:
        refunds.ORDERS["B-1"] = {"paid": 90_000, "refunded": 0}
        for order, cents in (("A-18", 100), ("A-17", 0), ("A-17", -100), ("B-1", 20_001)):
            self.assertTrue(refund("r1", order, cents).startswith("Refused"), (order, cents))


@unittest.skipIf(is_missing, "needs LangChain")
class Agent(WithOrders):
    """The real middleware around a model that has its replies prepared."""

    def handle(self, cents: int, decision: str) -> tuple[str, list[str]]:
        from agent import build_agent, handle
        from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
        from langchain_core.messages import AIMessage

        class Model(GenericFakeChatModel):
            def bind_tools(self, tools: object, **_: object) -> "Model":
                return self

        call = {"name": "send_refund", "args": {"order_id": "A-17", "cents": cents}, "id": "call-1"}
        model = Model(messages=iter([AIMessage("", tool_calls=[call]), AIMessage("Done.")]))
        asked: list[str] = []
        ask = lambda question: asked.append(question) or decision  # noqa: E731
        with contextlib.redirect_stdout(io.StringIO()):
            return handle(build_agent(model), "Refund order A-17", ask), asked

    def test_a_refund_waits_for_a_yes(self) -> None:
        self.assertEqual(len(self.handle(12_900, "y")[1]), 1)
        self.assertEqual(refunds.refunded, {"call-1": "Refunded 129.00 EUR for A-17"})

    def test_a_no_pays_nothing(self) -> None:
        self.handle(12_900, "n")
        self.assertEqual(refunds.ORDERS["A-17"]["refunded"], 0)


if __name__ == "__main__":
    unittest.main()
