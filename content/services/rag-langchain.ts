import type { Service } from './schema.ts'

export const ragLangchain: Service = {
  group: 'core',
  inMenu: true,
  formats: ['workshop', 'program'],
  for: ['team'],
  keywords: ['知识库, 企业知识库, 知识库问答, 私有化部署, 本地部署, DeepSeek, 通义千问'],
  name: 'RAG and LangChain',
  title: 'RAG workshop with LangChain on your documents',
  teaser: 'Answers from your documents, with their sources',
  description:
    'A hands-on RAG workshop with LangChain: your team builds cited answers over your own documents and measures where they fail.',
  intro:
    'A demo that answers questions about ten PDFs takes an afternoon. A system that colleagues trust needs good parsing, hybrid search, permissions and a test set. In this workshop developers build one on a sample of your documents, and measure retrieval and answers separately so that they know which part to fix.',
  audience: [
    'Python or TypeScript developers who have called a model API and now need it to know company documents',
    'Data engineers who own the sources: SharePoint, wikis, tickets, contracts',
    'Technical leads whose RAG pilot shines in the demo and disappoints in use',
  ],
  learn: [
    {
      id: 'hybrid-search',
      before: 'Put everything into one vector index',
      after: 'Combine keyword and vector search, and to add a reranker only where the test set shows a gain',
    },
    {
      id: 'citations',
      before: 'Get a fluent answer and not know where it comes from',
      after: 'Make the model cite its passages, and decline when none supports an answer',
    },
    {
      id: 'wrong-answer',
      before: 'Change the prompt whenever an answer is wrong',
      after: 'Trace a wrong answer back to the parser, the retriever or the model',
    },
  ],
  stack: ['LangChain', 'LangGraph', 'LangSmith', 'Ragas', 'pgvector', 'Qdrant'],
  modules: [
    {
      id: 'documents',
      when: { unit: 'clock', day: 1, from: '09:30', to: '13:00' },
      title: 'Documents in',
      text: 'Loaders, layout, chunk size and metadata, tried on the worst files you have.',
    },
    {
      id: 'retrieval',
      when: { unit: 'clock', day: 1, from: '14:00', to: '17:00' },
      title: 'Retrieval',
      text: 'Embeddings, BM25, hybrid search, filters and reranking, compared on the same questions.',
    },
    {
      id: 'answers',
      when: { unit: 'clock', day: 2, from: '09:30', to: '11:30' },
      title: 'Answers',
      text: 'Prompts with sources, refusals, follow-up questions and a LangGraph flow with a retry step.',
    },
    {
      id: 'evaluation',
      when: { unit: 'clock', day: 2, from: '11:30', to: '13:30' },
      title: 'Evaluation',
      text: 'Real questions with expected passages, scored by code first and by a model only where code cannot.',
    },
    {
      id: 'production',
      when: { unit: 'clock', day: 2, from: '14:30', to: '17:00' },
      title: 'Into production',
      text: 'Re-indexing, access rights, tracing, cost per question and what to log under the GDPR.',
    },
  ],
  outcomes: [
    {
      id: 'prototype',
      file: 'prototype/',
      text: 'A working prototype over a sample of your documents, in your own repository',
    },
    {
      id: 'questions',
      file: 'questions.jsonl',
      text: 'A test set of questions that your users really ask, with the passage that answers each',
    },
    {
      id: 'baseline',
      file: 'baseline.csv',
      text: 'A baseline score for retrieval and another for answers, to beat with every change',
    },
    {
      id: 'sources-to-clean',
      file: 'sources-to-clean.csv',
      text: 'A list of sources to clean before launch, ordered by effect',
    },
  ],
  faq: [
    {
      id: 'data-location',
      question: 'Do our documents leave the company?',
      answer:
        'They need not. The exercises run in your own cloud tenant with a model in an EU region, or with an open-weight model on your machines. Where an external API is used, we take public or anonymized files. This is agreed before the first day.',
    },
    {
      id: 'why-langchain',
      question: 'Why LangChain and not plain code?',
      answer:
        'LangChain has connectors for most stores and models, and LangGraph keeps flows with several steps readable. The price is one more layer to learn and to upgrade. We write the first retriever without it, so that your team can judge where it pays.',
    },
    {
      id: 'long-context',
      question: 'Would a long context window not be enough?',
      answer:
        'For a few stable documents it often is. Retrieval pays when there are many files, when they change, when access rights differ between users, or when each answer must point to its source.',
    },
    {
      id: 'two-days-or-weeks',
      question: 'Should we book two days or several weeks?',
      answer:
        'Two days give you the prototype and the test set, at a fixed price. The 4-6 week program adds weekly reviews while your team connects real sources, and is scoped by module and team size.',
    },
  ],
  callsFor: 'engineer',
  caseStudy: 'autofunding-grants',
  post: 'building-rag-with-gemini-langchain',
  related: ['prompt-engineering', 'agents-automation', 'advanced-ai'],
}
