"""Stands in for the packages of the posts where they are not installed; the tests of all folders import it first."""

import importlib.util
import os
import sys
from types import ModuleType, SimpleNamespace

for variable in ("GOOGLE_API_KEY", "GEMINI_API_KEY", "GEMINI_MODEL"):
    os.environ.setdefault(variable, "none")


def is_missing(name: str) -> bool:
    return importlib.util.find_spec(name) is None


def install(name: str, **members: object) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(members)
    sys.modules[name] = module
    return module


class Record:
    """Keeps what it is made with."""

    def __init__(self, **values: object) -> None:
        vars(self).update(values)


class Document:
    """A passage of LangChain."""

    def __init__(self, page_content: str, metadata: dict) -> None:
        self.page_content, self.metadata = page_content, metadata


class Refused(Exception):
    """An error of openai, made like the library's: with what was asked or answered."""

    def __init__(self, message: str = "", **_: object) -> None:
        super().__init__(message)


if is_missing("pydantic"):
    validation = type("ValidationError", (ValueError,), {})
    install("pydantic", BaseModel=Record, Field=lambda **_: None, ValidationError=validation)

if is_missing("httpx"):
    failure = type("HTTPError", (Exception,), {})
    install("httpx", HTTPError=failure, ReadTimeout=type("ReadTimeout", (failure,), {}))

if is_missing("google") or is_missing("google.genai"):
    errors = install("google.genai.errors", APIError=type("APIError", (Exception,), {}))
    types = install(
        "google.genai.types",
        HttpOptions=Record,
        HttpRetryOptions=Record,
        GenerateContentConfig=Record,
        FinishReason=SimpleNamespace(STOP="STOP", MAX_TOKENS="MAX_TOKENS"),
        Part=SimpleNamespace(from_bytes=lambda **values: Record(**values)),
    )
    client = lambda **_: SimpleNamespace(models=SimpleNamespace(), interactions=SimpleNamespace())  # noqa: E731
    genai = install("google.genai", errors=errors, types=types, Client=client)
    install("google", genai=genai)

if is_missing("langchain_core"):
    install("langchain_core")
    install("langchain_core.documents", Document=Document)
    install("langchain_core.vectorstores", InMemoryVectorStore=object)
if is_missing("langchain_google_genai"):
    install("langchain_google_genai", ChatGoogleGenerativeAI=object, GoogleGenerativeAIEmbeddings=object)
if is_missing("langchain_text_splitters"):
    install("langchain_text_splitters", RecursiveCharacterTextSplitter=object)
if is_missing("pypdf"):
    install("pypdf", PdfReader=object)

if is_missing("openai"):
    connection = type("APIConnectionError", (Refused,), {})
    install(
        "openai",
        OpenAI=Record,
        APIConnectionError=connection,
        APITimeoutError=type("APITimeoutError", (connection,), {}),
        APIStatusError=type("APIStatusError", (Refused,), {}),
    )
