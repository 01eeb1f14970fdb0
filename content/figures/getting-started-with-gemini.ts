import type { Figure } from './schema.ts'

export const gettingStartedWithGemini: Figure = {
  kind: 'extraction',
  look: 'flat',
  title: 'An e-mail, and the object that the schema makes of it',
  caption: 'The schema guarantees the form of the fields. Whether they are right, only your labeled e-mails tell.',
  document: {
    title: 'E-mail of a customer',
    lines: [
      { id: 'ask', text: 'Hello, could you send me [1|the invoice] for order A-17 again?' },
      { id: 'when', text: 'My accountant needs it [2|by Friday noon].' },
      { id: 'sent', text: '[3|Sent from my phone]' },
    ],
  },
  columns: { label: 'Field', value: 'Value' },
  fields: [
    { id: 'topic', label: 'topic', value: 'invoice' },
    { id: 'urgent', label: 'urgent', value: 'true' },
    {
      id: 'customer',
      label: 'customer',
      verdict: 'null',
      refusal: 'No name is written: null instead of a guess.',
    },
  ],
}
