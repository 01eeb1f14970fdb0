"""An agent whose refunds wait for a person."""

# region agent
import os
from typing import Annotated
from uuid import uuid4

from langchain.agents import create_agent
from langchain.agents.middleware import HumanInTheLoopMiddleware
from langchain.tools import InjectedToolCallId, tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.types import Command

from refunds import ORDERS, refund


@tool
def find_order(order_id: str) -> str:
    """Look up an order. Reads only."""
    return f"{order_id}: {ORDERS.get(order_id, 'no such order')}, in cents"


@tool
def send_refund(order_id: str, cents: int, request_id: Annotated[str, InjectedToolCallId]) -> str:
    """Refund an order. Money leaves the account."""
    return refund(request_id, order_id, cents)


TOOLS = [find_order, send_refund]
POLICY = {
    "find_order": False,  # runs without asking
    "send_refund": {"allowed_decisions": ["approve", "reject"]},
}
if {t.name for t in TOOLS} != set(POLICY):
    raise ValueError("every tool needs a line in POLICY")


def build_agent(model):
    return create_agent(
        model=model,
        tools=TOOLS,
        middleware=[HumanInTheLoopMiddleware(interrupt_on=POLICY)],
        checkpointer=InMemorySaver(),  # in production a database, so that requests survive a restart
    )


def handle(agent, words: str, ask=input) -> str:
    config = {"configurable": {"thread_id": str(uuid4())}}
    result = agent.invoke({"messages": [{"role": "user", "content": words}]}, config)
    while "__interrupt__" in result:
        decisions = []
        for action in result["__interrupt__"][0].value["action_requests"]:
            print(action["name"], action["args"])
            if ask("Approve? [y/N] ").strip().lower() == "y":
                decisions.append({"type": "approve"})
            else:
                decisions.append({"type": "reject", "message": "A person said no. Do not try again."})
        result = agent.invoke(Command(resume={"decisions": decisions}), config)
    return result["messages"][-1].text


if __name__ == "__main__":
    agent = build_agent(f"google_genai:{os.environ['GEMINI_MODEL']}")
    print(handle(agent, "Refund order A-17, it arrived broken."))
# endregion
