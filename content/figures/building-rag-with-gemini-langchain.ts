import type { Figure } from './schema.ts'

export const buildingRagWithGeminiLangchain: Figure = {
  kind: 'answer',
  look: 'notes',
  title: 'An answer that code has compared with the page',
  caption: 'With the same quote and “300 euros” the answer would be refused too: no quote has 300.',
  question: 'How much is the daily allowance?',
  answer: [{ id: 'allowance', text: '30 euros a day.[^1]' }],
  passages: [
    {
      id: 'allowance',
      source: 'travel.pdf, page 4',
      text: 'For journeys within Spain [1|the allowance is 30 euros a day]; receipts are not needed.',
    },
  ],
  refused: {
    question: 'And for a journey of six months?',
    reason: 'The model gave “30 dollars a day” as its quote. It is not on the page, so nobody sees the answer.',
  },
}
