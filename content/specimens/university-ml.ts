import type { Specimen } from './schema.ts'

export const universityMl: Specimen = {
  kind: 'plot',
  title: 'One network, the same 1,840 photos, three ways to split them',
  caption:
    'Thesis on mildew in vine leaves. Split by photo, the test knows its plants already. The split by vineyard is the honest one: on average 0.04 above the baseline, and that is what the thesis reports.',
  form: 'points',
  x: { title: 'What may not stand on both sides' },
  y: { title: 'F1 on the test part, one dot for each of five folds', digits: 1, min: 0.5, max: 1 },
  categories: ['Photo', 'Plant', 'Vineyard'],
  series: [
    {
      id: 'network',
      name: 'Fine-tuned network',
      label: { x: 1.92, side: 'below' },
      points: [
        { x: -0.16, y: 0.95 },
        { x: -0.08, y: 0.96 },
        { x: 0, y: 0.97 },
        { x: 0.08, y: 0.96 },
        { x: 0.16, y: 0.94 },
        { x: 0.84, y: 0.86 },
        { x: 0.92, y: 0.82 },
        { x: 1, y: 0.88 },
        { x: 1.08, y: 0.79 },
        { x: 1.16, y: 0.84 },
        { x: 1.84, y: 0.74 },
        { x: 1.92, y: 0.61 },
        { x: 2, y: 0.77 },
        { x: 2.08, y: 0.68 },
        { x: 2.16, y: 0.72 },
      ],
    },
  ],
  thresholds: [{ id: 'baseline', axis: 'y', at: 0.66, text: 'Color histogram and logistic regression: 0.66' }],
  notes: [{ id: 'leak', x: 0, y: 0.93, side: 'below', text: 'Leak: leaves of one plant on both sides' }],
}
