import os

from google import genai

client = genai.Client()  # reads GEMINI_API_KEY from the environment

response = client.models.generate_content(
    model=os.environ["GEMINI_MODEL"],
    contents="Name three risks of pasting customer e-mails into a chat assistant.",
)
print(response.text)
