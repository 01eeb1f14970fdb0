import type { Figure } from './schema.ts'

export const shippingLlmFeaturesWithCi: Figure = {
  kind: 'report',
  title: 'Report of the evals on a pull request',
  caption: 'The score is above the bar, and the change does not ship: one case must never be wrong.',
  head: [
    { id: 'score', label: 'Score', value: '0.92 (46 of 50), 95% interval 0.81 to 0.97' },
    { id: 'bar', label: 'Bar', value: '0.90, in llm.toml' },
    { id: 'lost', label: 'Calls not run', value: '0, counted apart' },
  ],
  sections: [
    {
      id: 'contract',
      title: 'Contract tests',
      text: 'Time-out, refusal and cut-off answer all end in the human queue.',
    },
    { id: 'evals', title: 'Evals', text: '46 right, [1|47 on the main branch].' },
    { id: 'critical', title: 'Critical cases', text: 'One of the four wrong answers is [2|a case marked critical].' },
  ],
  flags: [
    { id: 'one', kind: 'gap', text: 'One case more or less means nothing by itself: read which ones flipped.' },
    { id: 'critical', kind: 'contradiction', text: 'The score says yes, the critical case says no. No counts.' },
  ],
}
