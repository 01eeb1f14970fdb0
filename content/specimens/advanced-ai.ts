import type { Specimen } from './schema.ts'

export const advancedAi: Specimen = {
  kind: 'trace',
  look: 'bars',
  title: 'A nightly evaluation that stops at its budget',
  caption: 'A failed call is tried once more; a spent budget ends the run. An unfinished score releases nothing.',
  task: 'Index v7, 40 questions, at most €0.50',
  steps: [
    { id: 'load', action: 'Load the test set', tool: 'dataset.load', seconds: 0.6, cents: 0, outcome: 'done' },
    {
      id: 'search',
      action: 'Retrieve passages',
      tool: 'search.hybrid',
      result: '36 of 40 with the right one',
      seconds: 4.2,
      cents: 0.3,
      outcome: 'done',
    },
    {
      id: 'rerank',
      action: 'Rerank',
      tool: 'rerank',
      result: '429, too many requests',
      seconds: 3,
      cents: 0,
      outcome: 'failed',
    },
    {
      id: 'retry',
      action: 'Rerank, second try',
      tool: 'rerank',
      result: 'after a pause of 2 s',
      seconds: 5.1,
      cents: 2.4,
      outcome: 'done',
    },
    {
      id: 'judge',
      action: 'Judge the answers',
      tool: 'judge.run',
      result: '28 of 40 judged, budget spent',
      seconds: 9.8,
      cents: 47.3,
      outcome: 'stopped',
    },
  ],
}
