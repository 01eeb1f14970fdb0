import type { Specimen } from './schema.ts'

export const businessAutomation: Specimen = {
  kind: 'extraction',
  look: 'invoice',
  title: 'An invoice from a garden center, read into ledger fields',
  caption: 'Five fields are taken. The sixth waits for a person, because the sums on the paper do not agree.',
  document: {
    title: '[1|Vivero La Retama]',
    lines: [
      { id: 'head', text: 'Invoice [2|2026/0417] of [3|12 March 2026]' },
      { id: 'lavender', text: '24 lavender, 3 l', rate: 10, amount: 86.4 },
      { id: 'olive', text: '6 olive trees, 25 l', rate: 10, amount: 234 },
      { id: 'soil', text: '10 potting soil, 50 l', rate: 21, amount: 79.5 },
      { id: 'pots', text: '4 clay pots, 40 cm', rate: 21, amount: 91.6 },
      { id: 'low', text: 'Net', rate: 10, amount: 320.4, field: 4 },
      { id: 'high', text: 'Net', rate: 21, amount: 171.1, field: 5 },
      { id: 'tax', text: 'VAT', amount: 76.97, field: 6 },
      { id: 'total', text: 'To pay, €', amount: 568.47 },
    ],
  },
  columns: { label: 'Field', value: 'Booked as' },
  fields: [
    { id: 'supplier', label: 'Supplier', value: '400.132 La Retama' },
    { id: 'number', label: 'Number', value: '2026/0417' },
    { id: 'day', label: 'Date', value: '2026-03-12' },
    { id: 'low', label: 'Net at 10 %', amount: 320.4 },
    { id: 'high', label: 'Net at 21 %', amount: 171.1 },
    { id: 'tax', label: 'VAT', refusal: 'says 76.97; 32.04 + 35.93 is 67.97. Ask the supplier.' },
  ],
  file: 'booking.csv',
}
