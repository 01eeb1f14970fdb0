pip install langchain-core==1.6.5 langchain-google-genai==4.4.0 langchain-text-splitters==1.1.2 numpy==2.4.6 pypdf==6.19.0
export GOOGLE_API_KEY="your key"
export GEMINI_MODEL="a chat model" GEMINI_EMBEDDING_MODEL="an embedding model"
