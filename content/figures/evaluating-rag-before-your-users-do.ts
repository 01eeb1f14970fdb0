import type { Figure } from './schema.ts'

export const evaluatingRagBeforeYourUsersDo: Figure = {
  kind: 'plot',
  isExample: false,
  form: 'ranges',
  title: '90% right in the test: what the true share may be',
  caption:
    'Fifty questions find broken systems and large improvements. They cannot tell 88% from 91%. Wilson intervals, 95%.',
  x: { title: 'Questions in the test', isLog: true, ticks: [20, 50, 100, 200, 400], format: 'number' },
  y: { title: 'Plausible share of right answers', format: 'percent', min: 0.65, max: 1 },
  series: [
    {
      id: 'wilson',
      name: 'Plausible range',
      points: [
        { x: 20, y: 0.9, low: 0.7, high: 0.97 },
        { x: 50, y: 0.9, low: 0.79, high: 0.96 },
        { x: 100, y: 0.9, low: 0.83, high: 0.94 },
        { x: 200, y: 0.9, low: 0.85, high: 0.93 },
        { x: 400, y: 0.9, low: 0.87, high: 0.93 },
      ],
    },
  ],
}
