import type { CaseStudy } from './schema.ts'

export const autofundingGrants: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'Autofunding',
  title: 'Grant calls matched to companies, with reasons',
  description:
    'Worked example: match companies with Spanish and EU grant calls by checked rules, and draft an application skeleton with every gap marked.',
  intro:
    'Advisory firms read official bulletins every morning and still find calls too late. Autofunding is designed to collect Spanish and EU calls, test each one against the facts of each company and explain the outcome. For calls worth the effort it drafts a skeleton that follows the award criteria. It promises no grant.',
  trade: 'funding',
  sector: 'Advisory firm that prepares grant applications for small and medium-sized companies',
  headline: 'A short list with the clause that decides; measured by fitting calls missed and by hours to a first draft',
  count: { value: '5', label: 'hard tests for each call, with the clause' },
  lesson: 'Gaps left open are faster to work with than fluent claims without proof.',
  figure: {
    form: 'sieve',
    title: 'Twelve calls of one week against one company',
    caption:
      'Week and company are invented. Each test cites the clause that decides; an advisor reads what remains, and nothing says that it will be awarded.',
    rows: [
      { id: 'collected', title: 'Collected', left: 12, reason: 'From national, regional and EU sources' },
      { id: 'territory', title: 'Territory', left: 9, reason: 'Three are for other regions' },
      { id: 'activity', title: 'Activity', left: 6, reason: 'Three leave out its activity code' },
      { id: 'age', title: 'Age', left: 5, reason: 'One is for companies under three years' },
      { id: 'size', title: 'Size', left: 4, reason: 'One counts its parent company: no longer an SME' },
      { id: 'dates', title: 'Dates', left: 2, reason: 'Two close before the accounts are filed' },
    ],
  },
  situation: [
    'Calls appear in the national subsidies database, the gazettes, regional bulletins and the EU Funding and Tenders Portal, each with its own words.',
    'Keyword alerts bring many calls that no company on the list can enter and miss some that fit.',
    'Applications fail on formal points: company size, region, a date, aid already received.',
  ],
  constraints: [
    'Eligibility is a legal matter: the text of the call decides, and a person confirms each match.',
    'Company data is confidential: row-level security separates companies, and no text of one serves another.',
    'Applicants answer for what they sign: no figure may enter a draft without a document behind it.',
  ],
  built: [
    'A collector of official sources that keeps each version of a call',
    'A company file with the facts that calls ask for and the document that proves each',
    'A matcher that separates excluded, possible and fitting calls, and cites the clause',
    'A skeleton writer with a table of criteria, evidence and gaps',
  ],
  howItWorks: [
    {
      id: 'collection',
      title: 'Collection',
      text: 'Scheduled jobs read the national subsidies database (BDNS), the open data of the official gazette (BOE), the EU portal and selected regional bulletins. Documents are stored with a hash, so a moved deadline shows up as a change.',
    },
    {
      id: 'extraction',
      title: 'Extraction',
      text: 'A language model fills a schema: beneficiaries, territory, activity codes, size, aid rate, eligible costs, dates, aid regime, criteria. Each field carries page and quote. Rules read dates and amounts a second time, and a disagreement goes to a person.',
    },
    {
      id: 'hard-filters',
      title: 'Hard filters',
      text: 'Plain code tests territory, activity, age, size and dates. Size follows the EU definition of an SME, which counts linked and partner companies. For de minimis calls, the aid of the whole single undertaking over three years is added up.',
    },
    {
      id: 'ranking',
      title: 'Ranking',
      text: 'What passes is ordered by embedding similarity between project descriptions and the aims of the call, then by time left and expected effort. Each row says why it is there.',
    },
    {
      id: 'skeleton',
      title: 'Skeleton',
      text: 'Award criteria become headings with their weights. Under each, the model may place only statements linked to a document in the company file. Where nothing exists, it writes a request for evidence.',
    },
    {
      id: 'review',
      title: 'Review',
      text: 'An advisor edits, asks the company for what is missing and approves. Reasons for rejected matches become test cases.',
    },
  ],
  diagram: {
    title: 'From official calls to a skeleton',
    description:
      'A language model reads the collected calls into fields with page and quote. Plain code filters them against the company file, and what passes is ranked into a short list with reasons. For calls worth the effort, a model drafts a skeleton from documented statements, and an advisor edits and approves it.',
    nodes: [
      { id: 'calls', label: 'Collected calls', kind: 'source', column: 0, row: 0 },
      { id: 'fields', label: 'Fields with quotes', kind: 'model', column: 1, row: 0 },
      { id: 'file', label: 'Company file', kind: 'store', column: 1, row: 1 },
      { id: 'filters', label: 'Hard filters', kind: 'step', column: 2, row: 0 },
      { id: 'ranking', label: 'Ranking by similarity', kind: 'model', column: 3, row: 0 },
      { id: 'skeleton', label: 'Skeleton with gaps', kind: 'model', column: 3, row: 1 },
      { id: 'list', label: 'Short list with reasons', kind: 'result', column: 4, row: 0 },
      { id: 'advisor', label: 'Advisor approval', kind: 'person', column: 4, row: 1 },
    ],
    links: [
      { from: 'calls', to: 'fields' },
      { from: 'fields', to: 'filters' },
      { from: 'file', to: 'filters' },
      { from: 'filters', to: 'ranking' },
      { from: 'ranking', to: 'list' },
      { from: 'ranking', to: 'skeleton' },
      { from: 'file', to: 'skeleton' },
      { from: 'skeleton', to: 'advisor' },
    ],
  },
  result: [
    'Calls missed: an advisor reads the bulletins of one week in full and compares. Every fitting call that the list lacks becomes a test case.',
    'Hours from the decision to apply to a draft with all its gaps marked, noted for five applications before and five with the system.',
    'Companies hear early that they cannot enter a call, and why.',
    'The success rate is no measure, since awards depend on evaluators and on the other applicants.',
  ],
  learned: [
    'Activity codes break a matcher: Spain has moved to CNAE-2025 while older calls quote CNAE-2009, and good matches are excluded. A correspondence table covers both, and ambiguous codes go to a person.',
    'Fluent skeletons full of claims without proof make advisors check every sentence. Open gaps are faster.',
    'A call is extended and the list shows the old date. The stored hashes are there for that.',
  ],
  inYourCompany: [
    'Prepare the company file first: accounts, group structure, headcount, aid received, projects with dates.',
    'Describe projects that you would do anyway, because a grant that bends the plan is expensive.',
    'Name the person who makes the final eligibility check.',
  ],
  question: 'How many companies do you look after, and which call did you find too late?',
  stack: ['Python', 'PostgreSQL', 'pgvector', 'BDNS', 'BOE open data', 'EU Funding and Tenders Portal'],
  services: ['ai-funding-grants', 'rag-langchain', 'business-automation'],
}
