import type { Specimen } from './schema.ts'

export const familyAi: Specimen = {
  kind: 'agreement',
  title: 'Our house rules for AI, until the Christmas holidays',
  caption: 'One family’s page. Print yours, cross out what does not fit, and talk again on the day it ends.',
  columns: [
    { id: 'young', title: '8-10' },
    { id: 'middle', title: '11-13' },
    { id: 'older', title: '14-16' },
  ],
  rows: [
    {
      id: 'place',
      title: 'Where',
      cells: [
        'At the kitchen table, one of us beside you',
        'In the living room, screen in view',
        'Your room, until 9:30 pm',
      ],
    },
    {
      id: 'homework',
      title: 'Homework',
      cells: ['It asks, you answer', 'It explains, it writes nothing for you', 'It may correct; you tell the teacher'],
    },
    {
      id: 'private',
      title: 'Stays private',
      cells: ['Name, school, every photo', 'Photos of anybody, where we live', 'Photos of others without their yes'],
    },
    {
      id: 'friends',
      title: 'Chat friends',
      cells: ['None', 'Only ones we have tried together', 'They are programs; worries go to people'],
    },
    {
      id: 'trouble',
      title: 'If something is strange',
      cells: ['Lid down, call us', 'Screenshot, then us. Nobody gets told off', 'Us, or the 017 helpline'],
    },
    {
      id: 'adults',
      title: 'The adults promise',
      cells: ['We ask before we post a picture of you, and our phones stay out of the kitchen too.'],
    },
  ],
  signatures: ['Lucía, 9', 'Hugo, 12', 'Ana, 15', 'Mum and Dad'],
}
