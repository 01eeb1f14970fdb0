import type { CaseStudy } from './schema.ts'

export const lanzaderaReadiness: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'Lanzadera readiness',
  title: 'Preparing a startup team for Lanzadera',
  description:
    'Worked example: a startup prepares its application to Lanzadera in Valencia with evidence, metrics, a deck and mock interviews. Independent of it.',
  intro:
    'Lanzadera is a startup accelerator in Valencia. Teams that want to apply often cannot prove yet what they say. In a 4-6 week program they would build an evidence file, metrics, a deck and mock interviews. The work is independent: Lanzadera does not endorse, sponsor or take part in it, and it alone decides whom it admits.',
  trade: 'funding',
  sector: 'Early-stage software startup in the Valencia region',
  headline: 'Claims that can be proven; measured by the share of statements in the deck with a document behind them',
  count: { value: '20', label: 'questions that each founder answers alone' },
  lesson: 'Knowing the evidence helps more than answers learned by heart.',
  figure: {
    form: 'claims',
    title: 'Four sentences of a deck, before and after',
    caption: 'The deck is invented. A sentence keeps what a document can prove, or it leaves the deck.',
    columns: { was: 'As it was', now: 'As it can be proven', proof: 'Proof' },
    grades: [
      { id: 'said', title: 'Said' },
      { id: 'signed', title: 'Signed' },
      { id: 'paid', title: 'Paid' },
    ],
    rows: [
      {
        id: 'paying',
        was: 'Hundreds of clinics use it',
        now: '38 clinics pay for it',
        grade: 3,
        proof: 'Invoices of September',
      },
      {
        id: 'hospitals',
        was: 'Hospitals want it',
        now: 'Two hospitals will pilot it',
        grade: 2,
        proof: 'Two agreements',
      },
      {
        id: 'problem',
        was: 'Clinics waste hours on the phone',
        now: 'Nine of 11 clinics name the phone first',
        grade: 1,
        proof: 'Interview notes',
      },
      { id: 'leader', was: 'The leader in appointment software', grade: 0, proof: 'No source: cut' },
    ],
  },
  duration: '4-6 weeks',
  situation: [
    'The deck makes claims about market, customers and growth that have no source.',
    'The founders give different answers to the same question about price, churn and the next hire.',
    'Invoices, product data and interview notes exist in separate tools, and no metric has a definition.',
  ],
  constraints: [
    'No inside knowledge: only public information is used, and the current conditions are read again before sending.',
    'No ghostwriting: the founders write and speak for themselves, and AI asks and checks.',
    'No confidential data in prompts, and customer names in the deck only with consent.',
    'No promise of admission, in writing or otherwise.',
  ],
  built: [
    'An evidence file with source, owner, date and strength for each claim',
    'A metrics sheet with definitions and queries that anyone in the team can rerun',
    'A deck and an appendix in which each figure links to the sheet',
    'A mock interview kit with question bank, scoring sheet and recordings for the team alone',
  ],
  howItWorks: [
    {
      id: 'claim-inventory',
      title: 'Claim inventory',
      text: 'Deck, website and application answers are split into single claims. A language model proposes the list, the founders correct it, and each claim is typed as fact, estimate or intention.',
    },
    {
      id: 'evidence',
      title: 'Evidence',
      text: 'Each fact is linked to an invoice, a query, an interview note or a public source, and graded by strength: said, signed, paid. A claim without proof is weakened or cut.',
    },
    {
      id: 'metrics',
      title: 'Metrics',
      text: 'Revenue, active customers, retention and acquisition cost are SQL over billing and product data. Retention is computed by monthly cohort, and pilots and trials are counted apart. Queries live in Git, with dated results.',
    },
    {
      id: 'deck',
      title: 'Deck',
      text: 'Slides take their figures from the results table through a script, so slide and appendix cannot differ. A check lists every number in the deck without an entry in the table.',
    },
    {
      id: 'mock-interviews',
      title: 'Mock interviews',
      text: 'People from outside the team ask questions drawn from the claims. An assistant compares the transcript with the evidence file and proposes follow-up questions where they disagree. Two raters score separately, then compare.',
    },
    {
      id: 'decision',
      title: 'Decision',
      text: 'The team reviews the open weaknesses in writing and decides to apply, to wait or to look at another program.',
    },
  ],
  diagram: {
    title: 'From claims to a team decision',
    description:
      'A language model splits deck, website and application answers into claims, the founders correct the list, and each fact is linked to its evidence. Metrics are queries over billing and product data, and the deck takes its figures from them. People from outside hold mock interviews, and the team decides whether to apply.',
    nodes: [
      { id: 'texts', label: 'Deck, website, answers', kind: 'source', column: 0, row: 0 },
      { id: 'data', label: 'Billing and product data', kind: 'source', column: 0, row: 1 },
      { id: 'claims', label: 'Claim inventory', kind: 'model', column: 1, row: 0 },
      { id: 'metrics', label: 'Metrics in SQL', kind: 'step', column: 1, row: 1 },
      { id: 'evidence', label: 'Evidence file', kind: 'store', column: 2, row: 0 },
      { id: 'deck', label: 'Deck with linked figures', kind: 'result', column: 2, row: 1 },
      { id: 'interviews', label: 'Mock interviews', kind: 'person', column: 3, row: 0.5 },
      { id: 'decision', label: 'Team decision', kind: 'person', column: 4, row: 0.5 },
    ],
    links: [
      { from: 'texts', to: 'claims' },
      { from: 'data', to: 'metrics' },
      { from: 'claims', to: 'evidence' },
      { from: 'metrics', to: 'evidence' },
      { from: 'metrics', to: 'deck' },
      { from: 'evidence', to: 'interviews' },
      { from: 'deck', to: 'interviews' },
      { from: 'interviews', to: 'decision' },
    ],
  },
  result: [
    'Statements in the deck with a document behind them, as a share: counted in the first week and in the last.',
    'Each founder answers the same twenty questions alone; the answers are compared in the first mock interview and in the last.',
    'The team reruns its metrics each month, without outside help.',
    'Whether the team is admitted is no measure: it would say little about the preparation.',
  ],
  learned: [
    'A deck that is designed before the metrics breaks when retention is computed by cohort. Metrics come first.',
    'An AI interviewer on its own is too polite and accepts vague answers. People from outside do better; the tool is good for follow-up questions.',
    'Answers learned by heart fail at the first unexpected question. Knowing the evidence helps more.',
  ],
  inYourCompany: [
    'Reserve time of all founders every week, because this cannot be delegated.',
    'Open read access to billing and product data before the first session.',
    'Read the current conditions of the accelerator yourselves, as they may change with each call.',
    'Test the fit with a workshop of 1-2 days before you commit to a full program.',
  ],
  question: 'Which program, which deadline, and which slide would you rather not be asked about?',
  stack: ['PostgreSQL', 'Python', 'Git', 'Metabase', 'Google Slides'],
  services: ['accelerator-readiness', 'ai-funding-grants', 'ai-competitive-research'],
}
