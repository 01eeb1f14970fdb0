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
        { id: 'young', text: 'At the kitchen table, one of us beside you' },
        { id: 'middle', text: 'In the living room, screen in view' },
        { id: 'older', text: 'Your room, until 9:30 pm' },
      ],
    },
    {
      id: 'homework',
      title: 'Homework',
      cells: [
        { id: 'young', text: 'It asks, you answer' },
        { id: 'middle', text: 'It explains, it writes nothing for you' },
        { id: 'older', text: 'It may correct; you tell the teacher' },
      ],
    },
    {
      id: 'private',
      title: 'Stays private',
      cells: [
        { id: 'young', text: 'Name, school, every photo' },
        { id: 'middle', text: 'Photos of anybody, where we live' },
        { id: 'older', text: 'Photos of others without their yes' },
      ],
    },
    {
      id: 'friends',
      title: 'Chat friends',
      cells: [
        { id: 'young', text: 'None' },
        { id: 'middle', text: 'Only ones we have tried together' },
        { id: 'older', text: 'They are programs; worries go to people' },
      ],
    },
    {
      id: 'trouble',
      title: 'If something is strange',
      cells: [
        { id: 'young', text: 'Lid down, call us' },
        { id: 'middle', text: 'Screenshot, then us. Nobody gets told off' },
        { id: 'older', text: 'Us, or the 017 helpline' },
      ],
    },
    {
      id: 'adults',
      title: 'The adults promise',
      cells: [
        { id: 'all', text: 'We ask before we post a picture of you, and our phones stay out of the kitchen too.' },
      ],
    },
  ],
  signatures: ['Lucía, 9', 'Hugo, 12', 'Ana, 15', 'Mum and Dad'],
}
