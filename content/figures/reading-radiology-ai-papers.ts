import type { Figure } from './schema.ts'

export const readingRadiologyAiPapers: Figure = {
  kind: 'parts',
  isExample: false,
  title: 'The same test, 1,000 scans, two departments',
  caption:
    '90% sensitivity and 90% specificity in both. Where one scan in a hundred shows the disease, eleven of twelve alarms are false.',
  groups: [
    {
      id: 'enriched',
      title: 'Test set: half are ill',
      parts: [
        { id: 'true', label: 'right alarms', count: 450, tone: 'strong' },
        { id: 'false', label: 'false alarms', count: 50, tone: 'warning' },
        { id: 'missed', label: 'missed', count: 50, tone: 'missed' },
        { id: 'rest', label: 'rightly no alarm', count: 450, tone: 'quiet' },
      ],
    },
    {
      id: 'screening',
      title: 'Screening: 1% are ill',
      parts: [
        { id: 'true', label: 'right alarms', count: 9, tone: 'strong' },
        { id: 'false', label: 'false alarms', count: 99, tone: 'warning' },
        { id: 'missed', label: 'missed', count: 1, tone: 'missed' },
        { id: 'rest', label: 'rightly no alarm', count: 891, tone: 'quiet' },
      ],
    },
  ],
}
