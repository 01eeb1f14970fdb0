import type { Figure } from './schema.ts'

export const whatAnAiReadinessAuditFinds: Figure = {
  kind: 'scorecard',
  title: 'A filled sheet: “AI for quotes”',
  caption: 'Eight points of fourteen, 1.14 a line, look like a go. The line that matters is the one with the zero.',
  best: 2,
  rows: [
    { id: 'volume', title: 'Volume', weight: 1, score: 1, evidence: '90 quotes a month' },
    {
      id: 'baseline',
      title: 'Baseline',
      weight: 1,
      score: 2,
      evidence: '30 timed: 35 minutes each, 12 for looking up prices',
    },
    { id: 'data', title: 'Data', weight: 1, score: 1, evidence: 'Weekly export; discounts in two mailboxes' },
    {
      id: 'rule',
      title: 'Rule',
      weight: 1,
      score: 0,
      evidence: 'Two heads of sales disagree in 7 of 20 repeated cases',
      isWeak: true,
    },
    { id: 'error', title: 'Error cost', weight: 1, score: 1, evidence: 'Money; withdrawn within two days' },
    { id: 'check', title: 'Check', weight: 1, score: 1, evidence: 'One of the two reads every quote' },
    { id: 'owner', title: 'Owner', weight: 1, score: 2, evidence: 'One head of sales, four hours a week' },
  ],
  verdict: 'The discount rule first. The useful first project is the price lookup, which needs no model.',
}
