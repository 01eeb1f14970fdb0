import type { Figure } from './schema.ts'

// The scores of examples/teaching-machine-learning-with-notebooks/seeds.py, one of each seed from 0 to 39, in order of size.

export const teachingMachineLearningWithNotebooks: Figure = {
  kind: 'strip',
  isExample: false,
  title: 'Pure noise, forty seeds: what two leaks score',
  caption:
    'The labels have nothing to do with the features. The leaks score 0.85 and 0.99 on average; without them, a method that knows nothing lands anywhere from 0.32 to 0.67.',
  axis: 'Accuracy, a dot for each seed',
  rows: [
    {
      id: 'leaky',
      title: 'Leaky: features chosen on all labels',
      isWarning: true,
      values: [
        0.75, 0.76, 0.8, 0.8, 0.8, 0.81, 0.82, 0.82, 0.83, 0.84, 0.84, 0.84, 0.84, 0.84, 0.85, 0.85, 0.85, 0.85, 0.85,
        0.86, 0.86, 0.86, 0.87, 0.87, 0.87, 0.88, 0.88, 0.88, 0.88, 0.88, 0.88, 0.88, 0.88, 0.88, 0.88, 0.89, 0.89,
        0.89, 0.89, 0.89,
      ],
    },
    {
      id: 'honest',
      title: 'Honest: chosen inside each fold',
      isWarning: false,
      values: [
        0.36, 0.4, 0.41, 0.41, 0.42, 0.43, 0.43, 0.43, 0.44, 0.45, 0.45, 0.45, 0.46, 0.46, 0.47, 0.48, 0.48, 0.48, 0.49,
        0.49, 0.5, 0.5, 0.51, 0.51, 0.51, 0.52, 0.52, 0.52, 0.52, 0.52, 0.52, 0.52, 0.52, 0.55, 0.56, 0.56, 0.57, 0.61,
        0.62, 0.62,
      ],
    },
    {
      id: 'kfold',
      title: 'Rows of a person on both sides',
      isWarning: true,
      values: [
        0.96, 0.96, 0.96, 0.96, 0.97, 0.97, 0.97, 0.97, 0.98, 0.98, 0.98, 0.98, 0.98, 0.98, 0.98, 0.99, 0.99, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      ],
    },
    {
      id: 'group',
      title: 'Each person on one side',
      isWarning: false,
      values: [
        0.32, 0.34, 0.38, 0.4, 0.4, 0.42, 0.42, 0.44, 0.44, 0.44, 0.44, 0.44, 0.44, 0.45, 0.46, 0.46, 0.46, 0.46, 0.46,
        0.46, 0.48, 0.48, 0.49, 0.49, 0.49, 0.5, 0.5, 0.51, 0.53, 0.53, 0.53, 0.54, 0.54, 0.56, 0.6, 0.6, 0.62, 0.62,
        0.65, 0.67,
      ],
    },
  ],
  reference: { at: 0.5, text: 'A coin' },
}
