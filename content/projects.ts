import * as v from 'valibot'
import { defineContent, heading, list, questionsAndAnswers, text } from './define.ts'
import { caseStudySlugs, projectIds } from './slugs.ts'

const projectSchema = v.strictObject({
  title: heading,
  description: text,
  featuresTitle: text,
  features: v.pipe(v.array(text), v.minLength(3, 'expected three features'), v.maxLength(4, 'expected at most four')),
  summary: text,
  /** What the demo computes by, and where it differs from a system of the same name. */
  method: v.optional(text),
  /** Where the code can be read; projects without it have a demo in `demos/<id>/`. */
  repository: v.optional(v.pipe(v.string(), v.url())),
  faq: v.optional(questionsAndAnswers),
  caseStudy: v.optional(v.picklist(caseStudySlugs)),
})

export const projectsSchema = v.strictObject(v.entriesFromList(projectIds, projectSchema))

export const projects = defineContent('content/projects.ts', projectsSchema, {
  autoclient: {
    title: 'AutoClient',
    description:
      'A small sales desk for people who sell alone. It reads a list of leads, says which ones to write to first and why, and drafts the messages for you to edit.',
    featuresTitle: 'What you can try',
    features: [
      'Import a CSV of leads and match its columns to name, company, role and notes',
      'Score each lead with rules that you can see, weigh and switch off',
      'Draft a sequence of three messages per lead and edit it before you copy it',
      'Spot duplicates and leads without consent before anything is written to them',
    ],
    summary:
      'AutoClient turns a list of leads into a ranked one with draft messages. The demo runs in the browser on invented companies and sends nothing; what it shows is the order of work and where a person decides.',
    method:
      'Rules with weights, no language model. The system in the case study would use one to read websites and to draft messages.',
    faq: [
      {
        id: 'ranking',
        question: 'How does AutoClient decide which lead comes first?',
        answer:
          'It compares each company with a profile that you write: industry, size, role and place, each with a weight. Every point comes with its reason, and you can change or switch off a weight and see the order change.',
      },
      {
        id: 'sending',
        question: 'Does it send messages by itself?',
        answer:
          'No. It drafts three messages per lead, and a person edits and approves them. Leads without consent get no message, and the demo sends nothing at all.',
      },
      {
        id: 'own-list',
        question: 'Can I try it with my own list?',
        answer:
          'Yes. The demo opens a CSV file in your browser, guesses what its columns mean and lets you correct that. The file is not uploaded.',
      },
      {
        id: 'own-company',
        question: 'What would it take to use this in my company?',
        answer:
          'A written profile of the customers you want, the lists as they are, and an agreement on consent before the first message. An automation project usually takes [claim:delivery] from diagnosis to deployment.',
      },
    ],
    caseStudy: 'autoclient',
  },
  spreadsheet: {
    title: 'Spreadsheet assistant',
    description:
      'Ask a table a question in words and see the calculation behind the answer. It opens CSV and XLSX files, and nothing leaves your browser.',
    featuresTitle: 'What it does',
    features: [
      'Open a CSV or XLSX file, or one of the sample tables',
      'Ask in words for totals, averages, filters and groups',
      'Read each answer with the columns, rows and formula that produced it',
      'Export the resulting table as CSV for further work',
    ],
    summary:
      'The spreadsheet assistant translates a question into a calculation that you can check. When it does not understand a question it says so and shows what it can answer, because a wrong total is worse than none.',
    method:
      'Rules and arithmetic, no language model. The system in the case study would use one to plan the calculation.',
    caseStudy: 'spreadsheet-assistant',
  },
  cryptoagent: {
    title: 'CryptoAgent',
    description:
      'A classroom for trading strategies: write a rule, run it over sample prices, and see how fees and bad luck change the result. It is education, not investment advice.',
    featuresTitle: 'What you can learn with it',
    features: [
      'Compare simple strategies such as buy and hold, moving averages and regular purchases',
      'Backtest them on sample price series with fees and slippage',
      'Read the worst loss and the time under water next to the return',
      'See a strategy fitted to one period fail on the next',
    ],
    summary:
      'CryptoAgent backtests simple strategies on sample data and explains the results. It connects to no exchange, holds no money and recommends nothing; its main lesson is how easily a backtest flatters its author.',
    method: 'Rules on sample prices; there is no agent and no language model in it.',
    faq: [
      {
        id: 'real-money',
        question: 'Does CryptoAgent trade with real money?',
        answer:
          'No. It connects to no exchange and holds no money. It replays a strategy over past or invented prices to show what would have happened, and it recommends nothing.',
      },
      {
        id: 'strategies',
        question: 'Which strategies can I compare?',
        answer:
          'A moving-average crossover, a mean reversion on the RSI and a breakout, each against buy and hold and against regular purchases. The log says in words why each trade was made.',
      },
      {
        id: 'overfitting',
        question: 'Why does a good backtest fail later?',
        answer:
          'Because its settings were chosen on the same prices that it is judged by. The demo fits a strategy to the first part of a series and shows its result on the second part, which it has not seen.',
      },
      {
        id: 'own-prices',
        question: 'Can I load my own prices?',
        answer:
          'Yes, as a CSV file with date, open, high, low, close and volume. It is checked and computed in your browser and sent nowhere.',
      },
    ],
  },
  banking: {
    title: 'Banking assistant',
    description:
      'Reads a bank statement, sorts the movements into categories that you can correct, and draws a forecast for the next months from what repeats.',
    featuresTitle: 'What happens to a statement',
    features: [
      'Load a sample statement or your own CSV, which stays in the browser',
      'Sort movements into categories and learn from each correction',
      'Find subscriptions, salaries and other payments that come back',
      'Forecast the balance with a range instead of one confident line',
    ],
    summary:
      'The banking assistant turns movements into categories and a forecast. The demo works on invented accounts, asks for no bank access, and marks each category that it is not sure of.',
    method:
      'Rules, statistics and a small classifier that learns from your corrections. The system in the case study would use a language model for questions in words.',
    caseStudy: 'banking-assistant',
  },
  apollomedical: {
    title: 'ApolloMedical',
    description:
      'Structured radiology reporting on invented cases: findings go into fields, the text is written from them, and gaps are marked before anyone signs. It is not a medical device.',
    featuresTitle: 'How a report comes together',
    features: [
      'Choose a template by examination and body region',
      'Enter findings in fields with defined terms and measurements',
      'Read the draft report as it is written from those fields',
      'Check for contradictions, missing sides and empty mandatory fields',
    ],
    summary:
      'ApolloMedical shows how structured fields become a readable report, and how checks catch what a tired person misses. All cases are invented, and it must not be used for the care of patients.',
    method:
      'Word lists and rules, no language model. The system in the case study would use one to fill a template from dictation.',
    caseStudy: 'radiology-ai',
  },
  autosite: {
    title: 'AutoSite',
    description:
      'A generator that turns content files into a static site in several languages. There is nothing to click here; it is there to be read.',
    featuresTitle: 'What it generates',
    features: [
      'Static pages in each language from one set of content files',
      'Language links, sitemap and structured data for every page',
      'A build that stops with file and field when a text is missing or wrong',
    ],
    summary:
      'AutoSite builds multilingual static sites from plain content files. Each page is finished HTML before any script runs, so it suits small sites that must be found in more than one language.',
    repository: 'https://github.com/example/autosite',
  },
})

/** How a project is shown. These words are not the page's own, so the search does not read them. */
const showcaseSchema = v.strictObject({
  /** What its picture shows, for those who do not see it; `npm run screenshots` takes the picture. */
  picture: text,
  /** What its assistant suggests to ask it; a project without them has no assistant. */
  questions: v.optional(v.pipe(v.array(text), v.length(3, 'expected three questions'))),
})

export const showcasesSchema = v.strictObject(v.entriesFromList(projectIds, showcaseSchema))

export const showcases = defineContent('content/projects.ts (showcases)', showcasesSchema, {
  autoclient: {
    picture: 'A list of invented leads, best first: each with its points out of 100 and what they were given for.',
    questions: [
      'Who decides which lead comes first?',
      'What happens to a lead without consent?',
      'What would it take to use AutoClient in my company?',
    ],
  },
  spreadsheet: {
    picture:
      'The answer to a question about invented sales: a table of regions with their totals, and the same as bars.',
  },
  cryptoagent: {
    picture: 'A backtest on invented prices: its result in a sentence, above the chart with every purchase and sale.',
    questions: [
      'Does it trade with real money?',
      'Why does a good backtest fail later?',
      'Which strategies can I compare?',
    ],
  },
  banking: {
    picture: 'What an invented household spends in a month, by category, as bars: housing first.',
  },
  apollomedical: {
    picture:
      'A published scoring rule, applied to an invented nodule row by row; its shape is missing and marked in red.',
  },
  autosite: {
    picture: 'The heading of one page of this site in its four languages, one below the other.',
  },
})

export const additionalProjectsSchema = v.pipe(
  list({
    title: heading,
    description: text,
    state: v.picklist(['idea', 'progress', 'running']),
    /** True until the owner confirms it. */
    sample: v.boolean(),
    /** Where it can be seen. */
    url: v.optional(v.pipe(v.string(), v.url())),
  }),
  v.length(7, 'expected seven additional projects'),
)

export const additionalProjects = defineContent('content/projects.ts (additional)', additionalProjectsSchema, [
  {
    id: 'sequence-reader',
    title: 'Sequence reader',
    description: 'A study of how sales sequences are stored and timed in a CRM, written up as a data model.',
    state: 'idea',
    sample: true,
  },
  {
    id: 'asking-price-map',
    title: 'Asking-price map',
    description: 'Listings cleaned of duplicates and shown by neighborhood, with the sample size beside each median.',
    state: 'idea',
    sample: true,
  },
  {
    id: 'short-stay-calendar',
    title: 'Short-stay calendar',
    description: 'Occupancy and price by week for a vacation rental, compared with similar ones nearby.',
    state: 'idea',
    sample: true,
  },
  {
    id: 'grant-finder',
    title: 'Grant finder',
    description: 'Matches a company profile against the text of open calls and quotes the clause that decides.',
    state: 'idea',
    sample: true,
  },
  {
    id: 'accelerator-checklist',
    title: 'Accelerator checklist',
    description: 'Reads a pitch and an application form side by side and lists what the form asks and the pitch omits.',
    state: 'idea',
    sample: true,
  },
  {
    id: 'retrieval-bench',
    title: 'Retrieval bench',
    description:
      'Runs the same questions through several chunking and search settings and shows which ones lose answers.',
    state: 'idea',
    sample: true,
  },
  {
    id: 'conversation-partner',
    title: 'Conversation partner',
    description:
      'Holds a dialog at a chosen language level and collects your mistakes for the end, without interrupting.',
    state: 'idea',
    sample: true,
  },
])
