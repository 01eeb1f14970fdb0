import type { Known, MessagePack, Need } from './message-pack.ts'

const sign = ({ isCustomer }: Known, need: Need) => `${need('senderName')}
${need('senderCompany')}

${isCustomer ? `You get this message as a customer of ${need('senderCompany')}.` : `You get this message because you agreed to receive e-mail from ${need('senderCompany')}.`}`

export const en: MessagePack = {
  greet({ name, salutation }) {
    if (salutation && name) return `Dear ${{ mr: 'Mr', ms: 'Ms', dr: 'Dr' }[salutation]} ${name},`
    return name ? `Hello ${name},` : 'Hello,'
  },
  steps: [
    (known, need) => ({
      subject: `${need('senderCompany')} and ${known.company || 'your company'}: one question`,
      body: `${known.greeting}

I am ${need('senderName')} from ${need('senderCompany')}. ${need('offer')}

${open(known)} ${known.industry && `For ${known.industry}, a small first project could be ${known.idea}.`}

Would 15 minutes on the phone be useful? Any day next week suits me.

If not, just reply “no” and I will not write again.

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `How to choose the first task at ${need('company')}`,
      body: `${known.greeting}

Here is something that you can use without me: how to choose the first task to automate.

1. Write down for one week which tasks come back and how long they take.
2. Pick one that takes more than an hour a week and follows clear rules.
3. Leave out what needs judgment or changes every time.

${known.industry && `For ${known.industry}, one worth checking is ${known.idea}.`} If nothing on your list passes, it is better to leave things as they are.

${known.deadline ? 'My notes mention a date on your side. Tell me which one, and I will say frankly whether it can be met.' : 'If you would like a second pair of eyes on the list, just reply to this message.'}

If this is not for you, reply “no” and this was my last message.

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `Last message from ${need('senderName')}`,
      body: `${known.greeting}

I have not heard from you, and that is an answer too. This is my last message; there is nothing you need to do.

${known.visits && known.city ? `If it becomes useful later, I can also come to ${known.city}.` : ''} If the topic comes up again at ${known.company || 'your company'}, just reply to this address.

Thank you for reading.

${sign(known, need)}`,
    }),
  ],
  industries: {
    accounting: ['an accounting or law firm', 'reading incoming invoices and filing them by client'],
    agriculture: ['an agricultural business', 'turning field notes into the records that inspectors ask for'],
    construction: ['a construction company', 'turning the measurements of a site visit into a first quote'],
    education: ['a school or training center', 'answering the enrollment questions that come back every week'],
    food: ['a food business', 'collecting orders from e-mail and chat in one list'],
    health: ['a clinic or pharmacy', 'offering canceled appointments to the waiting list'],
    logistics: ['a logistics company', 'reading delivery notes and comparing them with the orders'],
    manufacturing: ['a manufacturer', 'comparing supplier offers that arrive in different formats'],
    marketing: ['a marketing agency', 'putting together each client’s monthly report from its sources'],
    property: ['a real estate agency', 'answering the first questions about a listing'],
    retail: ['a retailer', 'keeping product texts and stock equal in the shop and online'],
    software: ['a software company', 'sorting support requests and drafting a first reply'],
    tourism: ['a hotel or travel business', 'answering booking questions in the guest’s language'],
  },
  sampleOffer:
    'We set up small automations for quotes, invoices and customer e-mail, and we train the team to run them.',
}

function open({ request, manual, company }: Known): string {
  if (request) return 'You asked about this, so I will be brief.'
  const place = company || 'your company'
  return manual
    ? `My notes say that some work at ${place} is still done by hand. That is often the best place to start.`
    : `I do not know yet whether this would help ${place}, so I would rather ask than assume.`
}
