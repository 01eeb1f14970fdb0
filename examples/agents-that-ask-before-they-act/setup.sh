pip install langchain==1.4.2 langgraph==1.2.12 langchain-google-genai==4.4.0
export GOOGLE_API_KEY="your key" GEMINI_MODEL="a model name"
