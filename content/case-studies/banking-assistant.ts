import type { CaseStudy } from './schema.ts'

export const bankingAssistant: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'Banking assistant',
  title: 'Bank statements that answer questions',
  description:
    'Worked example: an assistant reads bank statements in several formats, learns categories from corrections, forecasts cash and answers in words.',
  intro:
    'A company with accounts at several banks often learns its cash position days late. The assistant is designed to read the statements, sort each movement, learn from corrections and project the balance thirteen weeks ahead. Questions in words get an answer with the movements behind it. It can read and it cannot pay.',
  trade: 'finance',
  sector: 'Distribution company with accounts at several Spanish banks',
  headline: 'Cash each morning and a range for thirteen weeks; measured by corrections per hundred movements',
  count: { value: '13', label: 'weeks of cash ahead, as a range' },
  lesson: 'A smooth curve over the balance misses the quarterly VAT; known obligations on their dates do better.',
  figure: {
    form: 'balance',
    title: 'Thirteen weeks of an account, in thousands of euros',
    caption:
      'The account is invented; the range widens with the square root of the weeks. What is due stands on its date, so the VAT of week 5 is in sight today.',
    start: 120,
    changes: [6, 9, -4, -28, -31, 14, 12, -24, 15, 11, 9, -26, 13],
    week: 'Week',
    range: 'Balance, low to high',
    due: 'Due',
    dues: [
      { id: 'payroll', text: 'Payroll', weeks: [4, 8, 12] },
      { id: 'vat', text: 'VAT', weeks: [5] },
    ],
  },
  situation: [
    'Each bank delivers something else: Norma 43, CAMT.053, Excel or PDF, with its own texts and signs.',
    'One person copies movements into a spreadsheet and assigns categories from memory.',
    'The forecast is a monthly exercise and out of date by the time of the meeting.',
  ],
  constraints: [
    'The company uploads files that it downloads itself, so no bank credentials are stored and no payment is possible.',
    'Amounts must agree to the cent, so arithmetic is done by code and never by a language model.',
    'Descriptions contain names of employees and customers, which are masked before any text reaches an outside model.',
  ],
  built: [
    'Parsers for Norma 43, CAMT.053, Excel and text PDF that write one common movement record',
    'A categorizer with rules, a classifier and a queue for doubtful movements',
    'A thirteen-week forecast that shows a range',
    'A question box that returns a figure, its query and its movements',
  ],
  howItWorks: [
    {
      id: 'parsing',
      title: 'Parsing',
      text: 'Norma 43 has fixed-width records and amounts with two implied decimals; complementary records are joined to the movement they follow. In CAMT.053, reversals and batch entries are handled explicitly. Amounts are stored as integer cents.',
    },
    {
      id: 'reconciliation',
      title: 'Reconciliation',
      text: 'Opening balance plus movements must equal the closing balance, and the opening must equal the previous closing. A file that fails is held back whole, with the difference shown.',
    },
    {
      id: 'categories',
      title: 'Categories',
      text: 'Exact rules by counterparty IBAN or tax number come first. The rest goes to a linear classifier over character n-grams of the description, plus direction and amount band. Below a confidence threshold nothing is assigned and a person decides.',
    },
    {
      id: 'learning',
      title: 'Learning',
      text: 'A correction is stored with author and date and applies at once to the same counterparty. The classifier retrains overnight, and the new one goes live only if it does no worse on a later month held back for the test.',
    },
    {
      id: 'forecast',
      title: 'Forecast',
      text: 'Payroll, rent, VAT, loan installments and open invoices are placed on their dates. Payment delays are drawn from the history of each customer, and a simulation gives a low, middle and high balance per week.',
    },
    {
      id: 'questions',
      title: 'Questions',
      text: 'A language model turns the question into SQL over a few documented views. A read-only role runs it with a time limit and a row limit. The answer shows query, period and rows, and a question outside the views is refused.',
    },
  ],
  diagram: {
    title: 'From statement files to answers',
    description:
      'Statement files are read and must reconcile before rules and a classifier assign categories. Doubtful movements go to a person, whose corrections train the classifier. The stored movements feed the forecast, and a language model writes the query for each question in words.',
    nodes: [
      { id: 'statements', label: 'Bank statement files', kind: 'source', column: 0, row: 0 },
      { id: 'parsing', label: 'Parsing, reconciliation', kind: 'step', column: 1, row: 0 },
      { id: 'categories', label: 'Rules and classifier', kind: 'model', column: 2, row: 0 },
      { id: 'movements', label: 'Movements', kind: 'store', column: 3, row: 0 },
      { id: 'correction', label: 'Correction by a person', kind: 'person', column: 3, row: 1 },
      { id: 'forecast', label: 'Thirteen-week forecast', kind: 'result', column: 4, row: 0 },
      { id: 'question', label: 'Question in words', kind: 'source', column: 2, row: 2 },
      { id: 'query', label: 'SQL from the question', kind: 'model', column: 3, row: 2 },
      { id: 'answer', label: 'Answer with movements', kind: 'result', column: 4, row: 1 },
    ],
    links: [
      { from: 'statements', to: 'parsing' },
      { from: 'parsing', to: 'categories' },
      { from: 'categories', to: 'movements' },
      { from: 'movements', to: 'correction' },
      { from: 'correction', to: 'categories' },
      { from: 'movements', to: 'forecast' },
      { from: 'question', to: 'query' },
      { from: 'movements', to: 'answer' },
      { from: 'query', to: 'answer' },
    ],
  },
  result: [
    'Corrections per hundred movements, by month: they should fall as the classifier learns, and a month in which they rise is looked at.',
    'Forecast: how often the balance of week four and of week thirteen falls inside the range that was shown.',
    'Whoever wants to know what one carrier was paid this quarter can ask, and sees the movements listed. Fifty such questions with agreed answers are run before each change.',
  ],
  learned: [
    'Duplicates found by a hash of date, amount and text lose one of two equal card payments on one day. Reconciliation catches it; better, compare overlapping files by how often each movement occurs.',
    'A time-series model over the balance looks smooth and misses the quarterly VAT. Known obligations on their dates do better.',
    'PDF is the most expensive format to support. Where a bank offers a proper file, ask for it.',
  ],
  inYourCompany: [
    'Ask each bank which machine-readable statement it offers; Norma 43 is common in Spain.',
    'Agree on a list of categories that accounting and management both accept.',
    'Export a year of movements with their present categories, which train the first version and show where people disagree.',
    'Begin with one bank and one account, and add the next format when the first one reconciles.',
  ],
  question:
    'Which statement formats do your banks offer? Their names, without a single movement, are enough for a first answer.',
  stack: ['Python', 'PostgreSQL', 'scikit-learn', 'Norma 43', 'CAMT.053', 'OpenAI API'],
  services: ['business-automation', 'advanced-ai', 'data-science-training'],
}
