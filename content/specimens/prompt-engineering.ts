import type { Specimen } from './schema.ts'

export const promptEngineering: Specimen = {
  kind: 'revision',
  look: 'prompt',
  title: 'A purchasing team’s prompt, before and after',
  caption: 'It writes complaints to suppliers. Each note says why its line changed; take the prompt with you.',
  head: 'library / purchasing / complaint-v4',
  paragraphs: [
    {
      id: 'role',
      text: '[-You are a world-class procurement expert.-] [+You write for our purchasing team of a food producer.+][^1]',
    },
    {
      id: 'task',
      text: 'Write [-a professional e-mail-] [+at most 120 words+] to the supplier about the complaint below.',
    },
    {
      id: 'facts',
      text: '[+Use only: order, delivery note, batch, quantity, photos. If one is missing, ask for it and write nothing else.+][^2]',
    },
    { id: 'tone', text: '[-Be firm but polite.-] [+Tone: as in the two examples.+][^3]' },
    { id: 'limits', text: '[+Never name a price, a penalty or a lawyer.+][^4]' },
    { id: 'form', text: '[+End with one question and one date.+]' },
  ],
  notes: [
    { id: 'role', text: 'Praise changes nothing. Saying who writes does.' },
    { id: 'facts', text: 'It used to make up batch numbers. Now it asks.' },
    { id: 'tone', text: '“Firm” came out differently each day; examples do not.' },
    { id: 'limits', text: 'These three need a signature.' },
  ],
}
