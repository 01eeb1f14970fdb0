import type { Service } from './schema.ts'

export const dataScienceTraining: Service = {
  group: 'specialized',
  formats: ['program', 'workshop'],
  for: ['team'],
  name: 'Data science training',
  title: 'Data science training for analyst teams',
  teaser: 'From spreadsheets to SQL, Python and clear charts',
  description:
    'A program that takes analysts from spreadsheets to tested SQL and Python, on company data and with a project that goes into daily use.',
  intro:
    'Your analysts know the business better than an outside consultant ever will. What they often lack is a way of working that can be repeated and checked. In four to six weeks they move from spreadsheets to SQL, Python and models on your own tables, and finish with a project that a colleague uses after I leave.',
  audience: [
    'Analysts in finance, operations or sales who have reached the limits of Excel',
    'Reporting teams that rebuild the same file every month',
    'Engineers who collect measurements and want to model them',
    'Managers who commission analyses and have to judge them',
  ],
  learn: [
    {
      id: 'joins',
      before: 'Add up the column and trust the total',
      after: 'Query with SQL, and to question a join before trusting its total',
    },
    {
      id: 'reports',
      before: 'Copy and paste the same report every month',
      after: 'Clean data in code, so that next month takes one command',
    },
    { id: 'noise', before: 'Explain each rise and each dip', after: 'Tell a real difference from noise' },
  ],
  curriculum: [
    {
      id: 'sql',
      when: { unit: 'week', first: 1, last: 1, hours: 4 },
      title: 'SQL and data models',
      text: 'Keys, joins, window functions, and totals that agree with finance.',
    },
    {
      id: 'python',
      when: { unit: 'week', first: 2, last: 2, hours: 4 },
      title: 'Python for tables',
      text: 'Reading, reshaping and testing data, with one of your monthly reports as the exercise.',
    },
    {
      id: 'statistics',
      when: { unit: 'week', first: 3, last: 3, hours: 4 },
      title: 'Statistics for decisions',
      text: 'Samples, intervals, experiments, and comparisons that mislead.',
    },
    {
      id: 'models',
      when: { unit: 'week', first: 4, last: 4, hours: 4 },
      title: 'Models',
      text: 'Regression, trees and forecasts, each measured against last year or a simple rule.',
    },
    {
      id: 'team-project',
      when: { unit: 'week', first: 5, last: 6, hours: 8 },
      title: 'Team project',
      text: 'A question from your company, reviewed code, and a short talk to the people who asked.',
    },
  ],
  stack: ['SQL', 'DuckDB', 'Python', 'pandas', 'Polars', 'scikit-learn', 'Jupyter', 'Git', 'Power BI'],
  outcomes: [
    { id: 'reports', file: 'reports/', text: 'Manual reports rebuilt as code that colleagues can run' },
    { id: 'shared-repository', file: 'shared-repository/', text: 'A shared repository with tests and naming rules' },
    { id: 'forecast', file: 'forecast.ipynb', text: 'A first forecast or classifier in a pilot, with a named owner' },
    { id: 'questions', file: 'questions.csv', text: 'A ranked list of the questions worth modeling next' },
  ],
  faq: [
    {
      id: 'programming',
      question: 'Do participants need to program already?',
      answer:
        'No. They need to be at ease with spreadsheet formulas. Mixed groups work: people who code already get harder versions of the same exercises.',
    },
    {
      id: 'confidential-data',
      question: 'Can we use confidential data?',
      answer:
        'Yes, on your machines and under your rules, with personal fields masked. Where that is not allowed, we use a synthetic copy with the same columns and the same errors.',
    },
    {
      id: 'working-time',
      question: 'How much working time should we plan?',
      answer:
        'Two sessions a week and about as much time for practice. If the team cannot protect those hours, take the two-day workshop, which covers only SQL and Python for tables.',
    },
    {
      id: 'why-python',
      question: 'Is Python worth learning when AI writes the code?',
      answer:
        'Yes, at the level of reading and testing it. An assistant writes a join in seconds, and somebody still has to see that it doubled the revenue.',
    },
  ],
  callsFor: 'team',
  caseStudy: 'proptech-analytics',
  related: ['university-ml', 'proptech-analytics', 'business-automation'],
}
