import type { Specimen } from './schema.ts'

export const medicalAi: Specimen = {
  kind: 'report',
  title: 'Draft of a chest CT report, checked against itself and the dictation',
  caption: 'Two checks by rule, none by feeling. The radiologist looks at the images again, corrects and signs.',
  head: [
    { id: 'study', label: 'Study', value: 'CT chest with IV contrast' },
    { id: 'indication', label: 'Indication', value: 'Cough for six weeks, 35 pack-years' },
    { id: 'comparison', label: 'Comparison', value: 'CT chest, March 2024' },
  ],
  sections: [
    {
      id: 'lungs',
      title: 'Lungs',
      text: 'Solid nodule of [1|9 mm (5 mm in 2024)] in the [2|right upper lobe], smooth margin. Mild centrilobular emphysema. No consolidation.',
    },
    {
      id: 'mediastinum',
      title: 'Mediastinum',
      text: 'No enlarged lymph nodes. Heart and great vessels unremarkable.',
    },
    { id: 'pleura', title: 'Pleura', text: 'No effusion, no pneumothorax.' },
    {
      id: 'impression',
      title: 'Impression',
      text: 'Solid nodule of 9 mm in the [2|left upper lobe]. Emphysema. [1|Follow-up recommended.]',
    },
  ],
  flags: [
    {
      id: 'growth',
      kind: 'gap',
      text: 'The findings show growth, the impression does not name it, and “follow-up” has neither interval nor method.',
    },
    {
      id: 'side',
      kind: 'contradiction',
      text: 'Right in the findings, left in the impression. The dictation says right.',
    },
  ],
}
