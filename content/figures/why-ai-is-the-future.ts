import type { Figure } from './schema.ts'

export const whyAiIsTheFuture: Figure = {
  kind: 'plot',
  form: 'lines',
  title: 'When a draft pays: four tasks on one line',
  caption: 'With eight drafts of ten accepted. The times are illustrations; put in your own.',
  x: { title: 'Time to check, of the time to do', format: 'percent', min: 0, max: 1, ticks: [0, 0.25, 0.5, 0.75, 1] },
  y: { title: 'Time of a case with a draft', format: 'percent', min: 0, max: 1.2, ticks: [0, 0.5, 1] },
  series: [
    {
      id: 'accepted',
      name: '80% accepted',
      points: [
        { x: 0, y: 0.2 },
        { x: 1, y: 1.2 },
      ],
    },
    {
      id: 'tasks',
      name: 'Tasks',
      form: 'points',
      label: { x: 0.25, side: 'above' },
      points: [
        { x: 0.1, y: 0.3 },
        { x: 0.25, y: 0.45 },
        { x: 0.5, y: 0.7 },
        { x: 0.9, y: 1.1 },
      ],
    },
  ],
  thresholds: [{ id: 'by-hand', axis: 'y', at: 1, text: 'As long as without a model' }],
  notes: [
    { id: 'reply', x: 0.24, y: 0.26, side: 'below', text: 'Routine reply' },
    { id: 'product', x: 0.4, y: 0.42, side: 'below', text: 'Product text' },
    { id: 'minutes', x: 0.7, y: 0.67, side: 'below', text: 'Minutes of a meeting' },
    { id: 'opinion', x: 0.84, y: 0.92, side: 'below', text: 'Legal opinion' },
  ],
}
