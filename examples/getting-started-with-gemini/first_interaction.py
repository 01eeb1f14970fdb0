import os

from google import genai

client = genai.Client()

interaction = client.interactions.create(
    model=os.environ["GEMINI_MODEL"],
    input="Name three risks of pasting customer e-mails into a chat assistant.",
    store=False,  # the default is true: question and answer stay on the server
)
print(interaction.output_text)
