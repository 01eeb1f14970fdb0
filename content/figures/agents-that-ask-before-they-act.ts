import type { Figure } from './schema.ts'

export const agentsThatAskBeforeTheyAct: Figure = {
  kind: 'trace',
  look: 'flow',
  title: 'A refund that waits for a yes',
  caption: 'Code makes the line that the person reads from the arguments of the call; the model writes none of it.',
  task: 'Refund order A-17, it arrived broken.',
  steps: [
    {
      id: 'find',
      action: 'Looks up the order: reads, so it runs without asking',
      tool: 'find_order',
      result: 'Paid 129.00 EUR, nothing refunded',
      outcome: 'done',
    },
    {
      id: 'ask',
      action: 'Wants to move money: stops, and shows the exact action',
      tool: 'send_refund',
      result: '“Refund 129.00 EUR to order A-17”, valid until 17:00',
      outcome: 'asks',
    },
    {
      id: 'pay',
      action: 'After the yes at 09:40, the tool checks limit and order again',
      tool: 'send_refund',
      result: 'Refunded 129.00 EUR for A-17',
      outcome: 'done',
    },
    {
      id: 'again',
      action: 'The same yes arrives a second time',
      tool: 'send_refund',
      result: 'Known request: the old result, no second payment',
      outcome: 'done',
    },
  ],
}
