import type { Figure } from './schema.ts'

export const choosingAVectorDatabase: Figure = {
  kind: 'plot',
  isExample: false,
  form: 'lines',
  title: 'Ten rows come back. How many are the right ten?',
  caption:
    'Random vectors, a filter on 5% of the rows: a hard case. Measured with pgvector 0.8.7, seed 1; yours will differ, so measure it.',
  x: { title: 'Dimensions of a vector', isLog: true, ticks: [16, 64, 256, 1024], format: 'number' },
  y: { title: 'Recall at ten', min: 0.7, max: 1, ticks: [0.7, 0.8, 0.9, 1], digits: 2 },
  series: [
    {
      id: 'shallow',
      name: 'ef_search 100',
      label: { x: 64, side: 'below' },
      points: [
        { x: 16, y: 1 },
        { x: 64, y: 0.97 },
        { x: 128, y: 0.94 },
        { x: 256, y: 0.86 },
        { x: 1024, y: 0.76 },
      ],
    },
    {
      id: 'deep',
      name: 'ef_search 400',
      points: [
        { x: 16, y: 1 },
        { x: 64, y: 1 },
        { x: 128, y: 1 },
        { x: 256, y: 0.99 },
        { x: 1024, y: 0.98 },
      ],
    },
  ],
  notes: [{ id: 'quarter', x: 90, y: 0.76, text: 'A quarter of the rows is wrong' }],
}
