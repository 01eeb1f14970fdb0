import { addEnglishArticle } from '../language-rules.ts'
import type { MessagePack } from './message-pack.ts'

const signature = `{senderName}
{senderCompany}

{if customer}You get this message as a customer of {senderCompany}.{else}You get this message because you agreed to receive e-mail from {senderCompany}.{end}`

export const en: MessagePack = {
  greet({ firstName, lastName, salutation }) {
    const titles = { mr: 'Mr', ms: 'Ms', dr: 'Dr' }
    if (salutation && lastName) return `Dear ${titles[salutation]} ${lastName},`
    return firstName ? `Hello ${firstName},` : 'Hello,'
  },
  rules: { a: addEnglishArticle },
  steps: [
    {
      subject: '{senderCompany} and {company|your company}: one question',
      body: `{greeting}

I am {senderName} from {senderCompany}. {offer}

{if request}You asked about this, so I will be brief.{else}{if manual}My notes say that some work at {company|your company} is still done by hand. That is often the best place to start.{else}I do not know yet whether this would help {company|your company}, so I would rather ask than assume.{end}{end}[ For {a industry}, a small first project could be {idea}.]

Would 15 minutes on the phone be useful? Any day next week suits me.

If not, just reply “no” and I will not write again.

${signature}`,
    },
    {
      subject: 'How to choose the first task at {company}',
      body: `{greeting}

Here is something that you can use without me: how to choose the first task to automate.

1. Write down for one week which tasks come back and how long they take.
2. Pick one that takes more than an hour a week and follows clear rules.
3. Leave out what needs judgment or changes every time.

[For {a industry}, one worth checking is {idea}. ]If nothing on your list passes, it is better to leave things as they are.

{if deadline}My notes mention a date on your side. Tell me which one, and I will say frankly whether it can be met.{else}If you would like a second pair of eyes on the list, just reply to this message.{end}

If this is not for you, reply “no” and this was my last message.

${signature}`,
    },
    {
      subject: 'Last message from {senderName}',
      body: `{greeting}

I have not heard from you, and that is an answer too. This is my last message; there is nothing you need to do.

{if visits}[If it becomes useful later, I can also come to {city}. ]{end}If the topic comes up again at {company|your company}, just reply to this address.

Thank you for reading.

${signature}`,
    },
  ],
  industries: {
    accounting: 'accounting or law firm',
    agriculture: 'agricultural business',
    construction: 'construction company',
    education: 'school or training center',
    food: 'food business',
    health: 'clinic or pharmacy',
    logistics: 'logistics company',
    manufacturing: 'manufacturer',
    marketing: 'marketing agency',
    property: 'real estate agency',
    retail: 'retailer',
    software: 'software company',
    tourism: 'hotel or travel business',
  },
  ideas: {
    accounting: 'reading incoming invoices and filing them by client',
    agriculture: 'turning field notes into the records that inspectors ask for',
    construction: 'turning the measurements of a site visit into a first quote',
    education: 'answering the enrollment questions that come back every week',
    food: 'collecting orders from e-mail and chat in one list',
    health: 'offering canceled appointments to the waiting list',
    logistics: 'reading delivery notes and comparing them with the orders',
    manufacturing: 'comparing supplier offers that arrive in different formats',
    marketing: 'putting together each client’s monthly report from its sources',
    property: 'answering the first questions about a listing',
    retail: 'keeping product texts and stock equal in the shop and online',
    software: 'sorting support requests and drafting a first reply',
    tourism: 'answering booking questions in the guest’s language',
  },
  sampleOffer:
    'We set up small automations for quotes, invoices and customer e-mail, and we train the team to run them.',
}
