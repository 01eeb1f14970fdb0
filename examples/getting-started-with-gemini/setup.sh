pip install "google-genai>=2,<3"
export GEMINI_API_KEY="your key"
export GEMINI_MODEL="a model name from the model list"
