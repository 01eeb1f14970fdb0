import type { Specimen } from './schema.ts'

export const agentsAutomation: Specimen = {
  kind: 'trace',
  look: 'log',
  title: 'A return, handled up to the money',
  caption: 'It reads, checks and calculates alone. Money above €50 moves when a person says so.',
  task: 'Order 58213: “Two of the three bike lights go back.”',
  steps: [
    {
      id: 'order',
      action: 'Find the order',
      tool: 'orders.find',
      result: '3 lights, €139.80, delivered 9 days ago',
      seconds: 0.8,
      cents: 0.2,
      outcome: 'done',
    },
    {
      id: 'rule',
      action: 'Check the return rules',
      tool: 'policy.search',
      result: 'Rule R4: 30 days, unused',
      seconds: 1.4,
      cents: 0.6,
      outcome: 'done',
    },
    {
      id: 'photos',
      action: 'Look at the photos',
      tool: 'images.check',
      result: 'Box opened, lights unused',
      seconds: 3.1,
      cents: 1.9,
      outcome: 'done',
    },
    {
      id: 'quote',
      action: 'Work out the refund',
      tool: 'refund.quote',
      result: '2 × €46.60 = €93.20',
      seconds: 0.3,
      cents: 0.1,
      outcome: 'done',
    },
    {
      id: 'refund',
      action: 'Refund €93.20',
      tool: 'payments.refund',
      result: 'Above the limit of €50. Reply drafted, payment ready for Inés.',
      outcome: 'asks',
    },
  ],
}
