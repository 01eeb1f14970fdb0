import type { CaseStudy } from './schema.ts'

export const spreadsheetAssistant: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'Spreadsheet assistant',
  title: 'Spreadsheet answers with the formula shown',
  description:
    'Worked example: plain questions about spreadsheets become formulas or queries that are run, and the formula always stands next to the answer.',
  intro:
    'A controlling team answers the same questions about the same workbooks every week. The assistant is designed to take a question in plain words, write a formula or a query, run it and show both. People who know spreadsheets can check the work, and the others learn from it.',
  trade: 'finance',
  sector: 'Operations and controlling team of a manufacturing company',
  headline: 'Answers with their formula; measured by how many of a hundred agreed questions come out right',
  count: { value: '100', label: 'questions with agreed answers as its test' },
  lesson: 'Repairing headers and dates helps more than a better prompt.',
  figure: {
    form: 'sheet',
    title: 'One question, two totals',
    caption:
      'The sheet is invented, the sums are real. Its subtotal doubles two plants; the formula leaves row 4 out, and anyone can read that it does.',
    question: 'How many overtime hours in October?',
    columns: { place: 'Plant', month: 'Month', amount: 'Overtime hours' },
    months: { asked: 'October', other: 'September' },
    subtotal: 'Subtotal',
    rows: [
      { place: 'Getafe', isAsked: true, amount: 118 },
      { place: 'Sagunto', isAsked: true, amount: 94 },
      { isAsked: true, amount: 212 },
      { place: 'Vigo', isAsked: true, amount: 131 },
      { place: 'Getafe', isAsked: false, amount: 102 },
      { place: 'Vigo', isAsked: false, amount: 97 },
    ],
    read: 'Added up from the rows',
    calculated: 'Calculated by the formula',
  },
  situation: [
    'A few colleagues understand the workbooks, and everybody else waits for them.',
    'Copies of one file give different totals after somebody has sorted a column or broken a reference.',
    'People paste sheets into public chat tools and trust the numbers that come back.',
  ],
  constraints: [
    'Numbers must come from a calculation engine: a language model may plan a formula but may not compute its result.',
    'Workbooks hold salaries and margins, so the model sees column names, types and masked samples, never the sheet.',
    'Source files stay untouched: the assistant proposes a formula and the person inserts it.',
    'Spanish Excel has its own function names, a semicolon and a decimal comma, and both languages have to work.',
  ],
  built: [
    'A profiler that finds tables, headers, types and units in workbooks as they are',
    'A translator from question to formula, or to SQL when several sheets are involved',
    'A result card with answer, formula, rows used and a one-sentence explanation',
    'A test set of real questions with agreed answers that runs before each change',
  ],
  howItWorks: [
    {
      id: 'profile',
      title: 'Profile',
      text: 'The workbook is read with its formulas and cached values. Table regions are found by header rows and empty borders. Merged cells, totals inside the data and numbers stored as text are reported to the owner of the file.',
    },
    {
      id: 'plan',
      title: 'Plan',
      text: 'The model receives question and profile and returns JSON: tables, columns, filters, aggregation, period. If two columns fit, such as order date and invoice date, it has to ask instead of choosing.',
    },
    {
      id: 'formula',
      title: 'Formula or query',
      text: 'Code writes an Excel formula or a SQL statement from that plan. Because code does it, SUMIFS becomes SUMAR.SI.CONJUNTO and commas become semicolons for a Spanish user, without any guessing.',
    },
    {
      id: 'validation',
      title: 'Validation',
      text: 'SQL is parsed into a syntax tree: one SELECT, known columns, no functions that read files. Formulas pass a list of allowed functions; volatile functions and external links are refused.',
    },
    {
      id: 'execution',
      title: 'Execution',
      text: 'Queries run in DuckDB in a separate process with external access off, a time limit and a memory limit. Formulas are recalculated by headless LibreOffice on a copy of the file.',
    },
    {
      id: 'answer',
      title: 'Answer',
      text: 'The card shows value, formula, filters in words and the number of rows counted. A negative vote stores question, plan and profile as a candidate for the test set.',
    },
  ],
  diagram: {
    title: 'From a question to a checked formula',
    description:
      'The question and the profile of the workbook go to a language model, which returns a plan and no numbers. Code writes a formula or a query from the plan, validates it and runs it in isolation, so the source file stays untouched. The card shows the answer with its formula.',
    nodes: [
      { id: 'question', label: 'Question', kind: 'source', column: 0, row: 0 },
      { id: 'workbook', label: 'Workbook', kind: 'source', column: 0, row: 1 },
      { id: 'plan', label: 'Plan as JSON', kind: 'model', column: 1, row: 0 },
      { id: 'profile', label: 'Workbook profile', kind: 'step', column: 1, row: 1 },
      { id: 'formula', label: 'Formula or query', kind: 'step', column: 2, row: 0 },
      { id: 'validation', label: 'Validation', kind: 'step', column: 3, row: 0 },
      { id: 'execution', label: 'Isolated execution', kind: 'step', column: 3, row: 1 },
      { id: 'answer', label: 'Answer with formula', kind: 'result', column: 4, row: 0.5 },
    ],
    links: [
      { from: 'question', to: 'plan' },
      { from: 'workbook', to: 'profile' },
      { from: 'profile', to: 'plan' },
      { from: 'plan', to: 'formula' },
      { from: 'formula', to: 'validation' },
      { from: 'validation', to: 'execution' },
      { from: 'execution', to: 'answer' },
    ],
  },
  result: [
    'Of a hundred real questions with agreed answers: how many come out right, how many are refused, and how many come out wrong. Only the last number must be zero before anybody relies on it.',
    'Two people with the same question get the same formula, so a discussion is about the data.',
    'The controller sees which workbooks cause doubts and which columns nobody understands.',
    'Sheets no longer need to be pasted into public chat tools, since the approved route is easier.',
  ],
  learned: [
    'A model that reads the rows and answers directly is right often enough to be believed and wrong in ways that nobody notices. That is why it may only plan.',
    'A subtotal row inside the data doubles a sum. The profiler looks for rows whose formula adds up the rows above, and leaves them out with a note.',
    'Many wrong answers come from bad sheets. Repairing headers and dates helps more than a better prompt.',
  ],
  inYourCompany: [
    'Collect the questions that people really ask, with the answers that the controller accepts.',
    'Choose the few workbooks that matter and give each one an owner.',
    'Decide which columns a model may never see before anything is connected.',
    'Teach people to read the whole card. A one-day workshop is a good start for that.',
  ],
  question:
    'Which three questions does everybody ask about the same workbook? With its column headings they are enough for a first answer.',
  stack: ['Python', 'openpyxl', 'DuckDB', 'SQLGlot', 'LibreOffice', 'Microsoft Excel'],
  services: ['business-automation', 'data-science-training', 'prompt-engineering'],
}
