import type { Specimen } from './schema.ts'

export const aiCompetitiveResearch: Specimen = {
  kind: 'answer',
  look: 'dates',
  title: 'A claim about a competitor, and what its sources say',
  caption: 'Sources that contradict each other stay on the page, with their dates.',
  question: '“Competitor K charges for each seat.” Still true?',
  answer: [
    {
      id: 'answer',
      text: 'Not for new customers since June: one plan for up to 15 people.[^2] Old contracts keep the price by seat.[^3] One voice disagrees.[^4]',
    },
  ],
  passages: [
    { id: 'march', source: '9 March 2026, price page', text: '“From €29 for each user and month”' },
    { id: 'june', source: '2 June 2026, price page', text: '“€290 a month for up to 15 people”' },
    { id: 'changelog', source: '18 June 2026, release notes', text: '“Seat plans stay until renewal.”' },
    {
      id: 'review',
      source: '30 June 2026, customer review',
      text: '“Signed last week, we pay by seat.”',
      against: 'contradicts 2; not verified',
    },
  ],
  refused: {
    question: 'What do companies with 200 people pay?',
    reason: 'No public source, and no estimate in its place.',
  },
}
