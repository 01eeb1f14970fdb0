import type { Specimen } from './schema.ts'

export const aiFundingGrants: Specimen = {
  kind: 'answer',
  look: 'clauses',
  title: 'Eligibility, clause by clause',
  caption: 'A no in the first week costs less than a no in the sixth month.',
  question: 'May a bakery with 38 people apply with the oven forecast it began in March?',
  passages: [
    { id: 'size', source: '§ 4.1', text: 'Fewer than 50 employees, linked companies included.' },
    { id: 'funds', source: '§ 5.2', text: 'The applicant bears at least 35% of the costs from own funds.' },
    { id: 'start', source: '§ 6.3', text: 'Costs before the day of the application are not eligible.' },
  ],
  answer: [
    { id: 'size', text: 'Size: yes. 38 and the 9 of the sister company are 47.[^1]' },
    { id: 'funds', text: 'Own funds: just. €42,000 of €120,000 is 35%, with nothing to spare.[^2]' },
    { id: 'start', text: 'Costs since March: no. Only what comes after the application.[^3]' },
  ],
  refused: {
    question: 'Do apprentices count among the 50?',
    reason: 'The call does not say. Put to the funding body in writing.',
  },
}
