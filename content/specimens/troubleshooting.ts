import type { Specimen } from './schema.ts'

export const troubleshooting: Specimen = {
  kind: 'path',
  title: 'Why a tool rental’s assistant quotes old prices',
  caption:
    'One question rules out one suspect, cheapest measure first. No prompt was touched, because none was to blame.',
  symptom: '“What is the 2.7 t digger a day?” It answers €145. The list says €168.',
  outcomes: { excluded: 'Ruled out', clue: 'A trace', cause: 'Cause' },
  steps: [
    {
      id: 'invented',
      question: 'Is it made up?',
      measure: '€145 stands word for word in the list of 2024.',
      outcome: 'excluded',
    },
    {
      id: 'missing',
      question: 'Is the new list missing?',
      measure: 'It is indexed since January 3, in 212 passages.',
      outcome: 'excluded',
    },
    {
      id: 'search',
      question: 'Does the search miss it?',
      measure: '30 price questions: found 29 times, but the old passage comes first 22 times.',
      outcome: 'clue',
    },
    {
      id: 'date',
      question: 'Who decides what is new?',
      measure: 'The field “date”. The import fills it with the day of upload, and the archive came in on February 9.',
      outcome: 'cause',
    },
  ],
  repair:
    'Repair: take the date from the document, keep the archive out of the index, run the 30 questions every night.',
}
