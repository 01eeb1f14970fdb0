import type { Figure } from './schema.ts'

export const aiHomeworkRulesForFamilies: Figure = {
  kind: 'agreement',
  isExample: false,
  title: 'House rules by age, for the fridge',
  caption:
    'The ages are a suggestion; law and services draw lines of their own. One rule holds at every age: explain it back.',
  columns: [
    { id: 'small', title: 'Under 10' },
    { id: 'child', title: '10 to 13' },
    { id: 'teen', title: '14 to 15' },
    { id: 'older', title: '16 and over' },
  ],
  rows: [
    {
      id: 'use',
      title: 'How we use it',
      cells: [
        { id: 'small', text: 'Together, aloud, with a book beside' },
        { id: 'child', text: 'In the living room, hints only' },
        { id: 'teen', text: 'Alone, for agreed subjects' },
        { id: 'older', text: 'Own rules, in writing' },
      ],
    },
    {
      id: 'look',
      title: 'Who looks',
      cells: [
        { id: 'small', text: 'Parent, always' },
        { id: 'child', text: 'Parent listens to it explained' },
        { id: 'teen', text: 'Two chats a week, together' },
        { id: 'older', text: 'Sources are named' },
      ],
    },
    {
      id: 'account',
      title: 'Whose account',
      cells: [
        { id: 'small', text: 'Parent’s' },
        { id: 'child', text: 'Parent’s, or one they manage' },
        { id: 'teen', text: 'Own, with parental settings' },
        { id: 'older', text: 'Own' },
      ],
    },
  ],
  signatures: ['Child', 'Parents, who keep to it too'],
}
