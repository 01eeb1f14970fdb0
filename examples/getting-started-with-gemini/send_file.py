import os
from pathlib import Path

from google import genai
from google.genai import types

client = genai.Client()
pdf = types.Part.from_bytes(data=Path("offer.pdf").read_bytes(), mime_type="application/pdf")
response = client.models.generate_content(
    model=os.environ["GEMINI_MODEL"],
    contents=[pdf, "List the delivery dates with their page numbers."],
)
print(response.text)
