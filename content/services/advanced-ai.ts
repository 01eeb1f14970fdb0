import type { Service } from './schema.ts'

export const advancedAi: Service = {
  group: 'specialized',
  inMenu: true,
  formats: ['program', 'consulting'],
  for: ['team'],
  keywords: ['私有化部署, 本地部署'],
  name: 'Advanced AI',
  title: 'Advanced AI: agents, retrieval, vector search',
  teaser: 'Agents, retrieval and evaluation in your own service',
  description:
    'A program for engineers who have a prototype and need a system: agents, retrieval and vector databases with tests, limits and monitoring.',
  intro:
    'A demo with an agent and a vector store takes an afternoon. This program is about what comes after: right answers for every user, at a known cost, with a trace of each step. Your engineers build on your own use case, and each week ends with something that runs.',
  audience: [
    'Software engineers who have shipped services and now add language models',
    'Technical leads who choose between retrieval, agents, fine-tuning and plain code',
    'Data teams with a pilot that has to face customers',
  ],
  learn: [
    {
      id: 'vector-database',
      before: 'Choose the database from a ranking',
      after: 'Size and index a vector database, and to know when PostgreSQL is enough',
    },
    {
      id: 'test-set',
      before: 'Release, and wait for complaints',
      after: 'Measure answers on a test set before each release',
    },
    {
      id: 'cost',
      before: 'See one bill at the end of the month',
      after: 'Follow delay and cost down to the single call',
    },
  ],
  stack: [
    'Python',
    'TypeScript',
    'LangGraph',
    'pgvector',
    'Qdrant',
    'Model Context Protocol',
    'OpenTelemetry',
    'Docker',
  ],
  modules: [
    {
      id: 'architecture',
      when: { unit: 'week', first: 1, last: 1, hours: 4 },
      title: 'Architecture',
      text: 'Workflows, single agents and groups of agents, compared by cost, control and ways to fail.',
    },
    {
      id: 'retrieval',
      when: { unit: 'week', first: 2, last: 2, hours: 4 },
      title: 'Retrieval',
      text: 'Chunking, embeddings, hybrid search and reranking, every change checked on your own questions.',
    },
    {
      id: 'vector-databases',
      when: { unit: 'week', first: 3, last: 3, hours: 4 },
      title: 'Vector databases',
      text: 'Index types, filters, tenants, backups, and what a move to another engine would cost.',
    },
    {
      id: 'agents',
      when: { unit: 'week', first: 4, last: 4, hours: 4 },
      title: 'Agents and tools',
      text: 'Tool contracts, MCP servers, memory, retries, and steps that wait for a person.',
    },
    {
      id: 'security',
      when: { unit: 'week', first: 5, last: 5, hours: 4 },
      title: 'Security',
      text: 'Prompt injection, leaks, permissions by user, and an attack session on your own system.',
    },
    {
      id: 'operation',
      when: { unit: 'week', first: 6, last: 6, hours: 4 },
      title: 'Operation',
      text: 'Evaluation in CI, tracing, spending limits, and a plan for the day an API is down.',
    },
  ],
  deliverables: [
    {
      id: 'service',
      file: 'service/',
      text: 'A running service for your use case, in your repository and your cloud account',
    },
    { id: 'evaluation-suite', file: 'evaluation-suite/', text: 'An evaluation suite that runs on every change' },
    { id: 'decisions', file: 'decisions.md', text: 'A decision record for model, database and framework' },
    {
      id: 'threats',
      file: 'threats.csv',
      text: 'A list of threats with the controls in place and the risks you accept',
    },
  ],
  faq: [
    {
      id: 'difference',
      question: 'How is this different from the RAG workshop and the agents bootcamp?',
      answer:
        'Those two each teach one subject from its basics. This program takes the basics for granted, joins both in one system and adds security and operation.',
    },
    {
      id: 'prior-knowledge',
      question: 'What should participants know beforehand?',
      answer:
        'Python or TypeScript at work level, Git, HTTP APIs and some SQL. Nobody needs machine learning theory. Everybody needs time to code between sessions.',
    },
    {
      id: 'data-location',
      question: 'Can our data stay in the EU or on our own servers?',
      answer:
        'Yes, if we plan for it from the first week: EU regions of AWS, Google Cloud or Azure, or open-weight models on your hardware. Your own hardware costs either quality or money, and we measure which.',
    },
    {
      id: 'duration-and-price',
      question: 'How long does the program take, and what does it cost?',
      answer:
        'Four to six weeks. The price follows from the modules you choose and the size of the team. A single question, such as a design review, can be booked as consulting.',
    },
  ],
  callsFor: 'engineer',
  post: 'shipping-llm-features-with-ci',
  related: ['rag-langchain', 'agents-automation', 'troubleshooting'],
}
