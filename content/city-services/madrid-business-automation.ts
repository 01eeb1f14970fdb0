import type { CityService } from './schema.ts'

export const madridBusinessAutomation: CityService = {
  title: 'Business automation projects in Madrid',
  description:
    'Business automation for shared service centers, insurers and professional firms in Madrid, with visits to the desk where the work is done.',
  intro:
    'Madrid is where companies gather their back offices: one floor closes the books for several countries, another answers for a whole network of branches. Automating there is less about reading one document well than about queues, deadlines and who may release what.',
  context: [
    'A shared service center receives the same kind of paper from offices that each have their own habits. Portugal writes the order number in the subject line, Mexico in the attachment, and one subsidiary sends photographs. An automation built on the tidy half makes the rest wait longer. We begin with the sender that causes most trouble, because the others then come cheaply.',
    'Deadlines shape the design. Larger companies report their invoices to the tax agency within days through the immediate information system (SII), insurers answer complaints within set terms, and law firms count court days. A queue that is sorted by arrival hides what is about to expire, so the flow sorts by due date and calls a person while there is time left.',
    'Separation of duties is the third matter. If the same employee may change a supplier account and release the payment, a quick automation makes fraud quick as well. The four-eyes rule is drawn before the flow and together with internal audit.',
  ],
  agenda: [
    {
      id: 'diagnose',
      title: 'Diagnose: two mornings at the desks',
      text: 'I watch the inbox at opening time and on a closing day, since they are different jobs, and we rank the senders by trouble.',
    },
    {
      id: 'design',
      title: 'Design: one session with audit and IT',
      text: "Roles, releases and due dates go on one sheet of paper, and the group checks it against last quarter's worst cases.",
    },
    {
      id: 'deploy',
      title: 'Deploy: one sender, then one country',
      text: 'For two weeks old and new way run side by side. I am in the office on the first closing day.',
    },
    {
      id: 'review',
      title: 'Review: after the next month-end',
      text: 'A visit to look at what people work around, and to take the next sender or stop.',
    },
  ],
  deliverables: [
    'A ranking of senders and document kinds by the work that they cause',
    'A sheet of roles and releases, seen by internal audit',
    'A queue ordered by legal or contractual due date, with early warnings',
    'A comparison of both ways from the weeks in parallel',
  ],
  logistics: [
    'The usual [claim:delivery] are planned around month-end and the August break, so a start in September or January works best',
    'About six visits to the office; the meetings between them are online',
    'Test data stay on your systems, and I work from a guest account or at a desk of yours',
  ],
  faq: [
    {
      id: 'countries',
      question: 'Our center serves eight countries. Must all take part?',
      answer:
        'No. One country goes first, preferably one that volunteers. The others see the comparison before they are asked for anything.',
    },
    {
      id: 'works-council',
      question: 'Should the works council be told?',
      answer:
        'Yes, and early. Where an algorithm affects working conditions, Spanish law gives employee representatives a right to information. Your labor lawyers settle the form.',
    },
  ],
  caseStudy: 'banking-assistant',
}
