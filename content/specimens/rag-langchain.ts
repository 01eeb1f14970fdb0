import type { Specimen } from './schema.ts'

export const ragLangchain: Specimen = {
  kind: 'answer',
  look: 'notes',
  title: 'The works agreement, asked on the night shift',
  caption: 'Each sentence stands on a passage. Where there is none, the system says so and the gap is noted.',
  question: 'I work the night of 24 December. Do I get the bonus, and may I have the free day paid out?',
  answer: [
    {
      id: 'answer',
      text: 'Yes, €60 for a shift that begins after 20:00.[^1] The free day cannot be paid out: you take it within three months.[^2]',
    },
  ],
  passages: [
    {
      id: 'bonus',
      source: 'Art. 31, p. 22',
      text: '“Shifts that begin after 20:00 on 24 or 31 December carry a supplement of €60.”',
    },
    {
      id: 'rest',
      source: 'Art. 33, p. 23',
      text: '“The free day is taken within three months and is not replaced by money.”',
    },
  ],
  refused: {
    question: 'And if I swap that shift with a colleague?',
    reason: 'No passage on swaps. Passed on to the personnel office.',
  },
}
