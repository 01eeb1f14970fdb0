import type { Service } from './schema.ts'

export const aiCompetitiveResearch: Service = {
  group: 'business',
  formats: ['consulting'],
  for: ['company'],
  name: 'AI competitive research',
  title: 'AI competitive research with dated sources',
  metaTitle: 'AI competitor analysis with dated sources',
  teaser: 'Who does what you do, with dated sources',
  description:
    'Competitive research with AI that cites its sources: products, prices, hiring and patents, collected lawfully and checked by hand.',
  intro:
    'A chat assistant will describe your market in a minute, and may include companies that have closed and prices that nobody charges. I use AI for the slow part, collecting and reading pages, and tie each finding to a dated source. You get an answer to a decision that you face, and a way to refresh it.',
  audience: [
    'Product managers who decide what to build and need to know what others ship',
    'Founders who prepare a round and have to defend their market slide',
    'Sales leaders who lose deals to the same few names',
    'Strategy teams that enter a new country or segment',
  ],
  scope: [
    {
      id: 'decision',
      when: { unit: 'day', first: 1, last: 1 },
      text: 'Framing of the decision: what you would do differently depending on the answer',
    },
    {
      id: 'competitors',
      when: { unit: 'day', first: 1, last: 2 },
      text: 'Choice of competitors, including substitutes and the spreadsheet that customers use today',
    },
    {
      id: 'collection',
      when: { unit: 'day', first: 2, last: 6 },
      text: 'Collection from public pages, documentation, changelogs, job ads, registers and patents',
    },
    {
      id: 'trials',
      when: { unit: 'day', first: 4, last: 7 },
      text: 'Trials of the products, within their terms of use',
    },
    {
      id: 'check',
      when: { unit: 'day', first: 6, last: 9 },
      text: 'Manual check of each finding that supports a conclusion',
    },
  ],
  stack: ['Python', 'Playwright', 'DuckDB', 'LangGraph', 'Wayback Machine', 'Espacenet'],
  topics: [
    'Offer: features, limits, integrations, and what the documentation admits',
    'Price: list prices, packaging, and changes seen in archived pages',
    'Traction: hiring, reviews, funding, and accounts filed in the Registro Mercantil',
    'Technology: public APIs, subprocessor lists, patents',
    'Message: whom each one addresses, and which of its claims lack proof',
  ],
  deliverables: [
    { id: 'answer', file: 'answer.pdf', text: 'A short answer to your question, with the confidence of each part' },
    {
      id: 'comparison',
      file: 'comparison.xlsx',
      text: 'A comparison table in which every cell has a source and a date',
    },
    { id: 'not-found', file: 'not-found.md', text: 'A list of what could not be found, and where it might be' },
    { id: 'sales-notes', file: 'sales-notes.pdf', text: 'A one-page note for sales on each competitor you meet often' },
    { id: 'refresh', file: 'refresh.py', text: 'A refresh script with instructions for your team' },
  ],
  faq: [
    {
      id: 'legality',
      question: 'Is it legal to collect this?',
      answer:
        'Public information generally may be studied, within terms of use, database rights and the GDPR. I do not log in under false names, get around access controls or build profiles of private persons. A doubtful source is left out, or goes to your lawyer first.',
    },
    {
      id: 'invented-competitors',
      question: 'How do you keep AI from inventing competitors?',
      answer:
        'The model does not answer from memory. It extracts statements from pages that were fetched and stored, each with its address and date. A script rejects quotations that are not in the page, and I read whatever a conclusion rests on.',
    },
    {
      id: 'deep-research-tools',
      question: 'Why not use a deep research tool ourselves?',
      answer:
        'Do, for a first view. Such tools cover a lot of ground and are less dependable on prices, dates and gaps. For a small decision that is enough; for a budget or a round, somebody should check the sources.',
    },
    {
      id: 'tracking',
      question: 'Can you track competitors over time?',
      answer:
        'The refresh script repeats the collection and shows what changed. Your team can run it alone, or we read the changes together in a consulting session.',
    },
  ],
  callsFor: 'founder',
  caseStudy: 'attio-sequences',
  related: ['ai-ip-patents', 'ai-for-marketing', 'accelerator-readiness'],
}
