import type { Specimen } from './schema.ts'

export const medicalAi: Specimen = {
  kind: 'report',
  title: 'Draft of a chest CT report, checked against its own findings',
  caption: 'The checks mark what is missing and what contradicts itself; the radiologist decides and signs.',
  head: [
    { id: 'study', label: 'Study', value: 'CT of the chest with contrast' },
    { id: 'question', label: 'Question', value: 'Cough for six weeks, former smoker' },
  ],
  sections: [
    {
      id: 'lungs',
      title: 'Lungs',
      text: 'Solid nodule of 9 mm in the [2|right upper lobe], smooth margin. No consolidation.',
    },
    { id: 'impression', title: 'Impression', text: '[2|Left] upper lobe nodule. [1|Follow-up recommended].' },
  ],
  flags: [
    { id: 'interval', kind: 'gap', text: 'Interval and method of the follow-up are missing.' },
    { id: 'side', kind: 'contradiction', text: 'Right in the findings, left in the impression.' },
  ],
}
