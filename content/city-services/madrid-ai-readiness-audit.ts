import type { CityService } from './schema.ts'

export const madridAiReadinessAudit: CityService = {
  title: 'AI readiness audit in Madrid',
  description:
    'An AI readiness audit for head offices, financial firms and public bodies in Madrid, with interviews in your building over three visits.',
  intro:
    'In Madrid the audit usually begins on the floor where approval is given. We find out what the group already allows, what the subsidiaries do anyway, and which idea could pass your own committees this year.',
  context: [
    'A head office seldom lacks ideas. It lacks an order among them that IT, legal, purchasing and the business can all accept. The same chat assistant may be approved in one country, forbidden in another and paid for privately in a third, and the group hears of it when an auditor asks.',
    'Supervised firms carry a second layer. Banks and insurers must keep a register of their technology suppliers under the EU regulation on digital resilience (DORA), and a new AI feature in an old product can change an entry without anyone ordering it. Public bodies look at the National Security Framework (ENS) and at procurement law before they look at a demo.',
    'That is why the first question here is which gate an idea must pass, and how long the gate takes. An idea of middling value with an open gate often beats a brilliant one that waits nine months for a committee.',
  ],
  agenda: [
    {
      id: 'gates',
      title: 'First visit: the gates',
      text: 'A morning with legal, security, purchasing and data protection, each for 45 minutes. We draw the path of an approval as it really runs, with names of committees and their dates.',
    },
    {
      id: 'floors',
      title: 'Second visit: the floors',
      text: 'A day beside three or four departments. People show a typical case on their screen, and we note every tool that opens.',
    },
    {
      id: 'desk-week',
      title: 'Desk week',
      text: 'I compare contracts, supplier lists and what was seen, and call your subsidiaries online where their practice differs.',
    },
    {
      id: 'order',
      title: 'Third visit: the order',
      text: 'Two hours with those who decide. Each idea is placed by value and by gate, and disagreements are settled or written down.',
    },
  ],
  deliverables: [
    'A map of your approval path, with the usual waiting time at each gate',
    'A comparison between group policy and practice on the floors',
    'A two-page note for the management committee, in Spanish or English',
    'A calendar that fits the ideas to your committees and the budget round',
  ],
  logistics: [
    'Visitor passes are requested in advance for all days at once; I bring my own laptop and need no access to your network',
    'Interviews fit between 9:00 and 14:00, which leaves the afternoon to the departments',
    'Documents that may not leave the building are read in it',
  ],
  faq: [
    {
      id: 'madrid-only',
      question: 'Can you audit only the Madrid office of an international group?',
      answer:
        'Yes. We then mark which decisions belong to Madrid and which to the parent company, so that the plan contains nothing that you cannot decide.',
    },
    {
      id: 'month-end',
      question: 'Is month-end a bad time for interviews?',
      answer:
        'For finance it is. We talk to them in the middle of the month and start with other departments. August is good for the desk week and poor for interviews.',
    },
  ],
}
