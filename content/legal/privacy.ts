import { defineContent } from '../define.ts'
import { legalPage } from './schema.ts'

/** What GDPR art. 13 asks for (https://eur-lex.europa.eu/eli/reg/2016/679/oj), in the order in which a reader asks. */
export const privacySchema = legalPage([
  'controller',
  'purposes',
  'choice',
  'recipients',
  'transfers',
  'rights',
  'decisions',
  'minors',
  'security',
])

export const privacy = defineContent('content/legal/privacy.ts', privacySchema, {
  changed: '2026-11-23',
  sections: {
    controller: {
      title: 'Who is responsible',
      owner: ['name', 'nif', 'address', 'email', 'phone'],
      paragraphs: [
        'For any question about your data, write to this e-mail address. A data protection officer is not required here, and there is none.',
      ],
    },
    purposes: {
      title: 'What is processed, and why',
      records: {
        labels: ['Data', 'Legal basis', 'How long'],
        rows: [
          {
            id: 'contact-form',
            name: 'Contact form: to answer you',
            cells: [
              'Your name, your e-mail address and your message; company, topic, service and place if you give them; the language and the page of the form, the version of its notice, and the time of sending.',
              'Steps at your request before a contract (GDPR art. 6(1)(b)). For messages that are not about a service: the legitimate interest in answering them (art. 6(1)(f)).',
              'At most 12 months after the last message. If a contract follows, as long as tax and civil law require. Messages held as probable spam: at most 3 months, unless a person finds that they are none.',
            ],
          },
          {
            id: 'appointments',
            name: 'Appointments: to make, keep and remind of them',
            cells: [
              'Your name and e-mail address; your company and what you want to talk about if you say so; kind, time, place and your time zone; the language of the form and the version of its notice; when you asked, confirmed, changed or canceled, with the reason if you give one, and whether you came.',
              'Steps at your request before a contract (GDPR art. 6(1)(b)).',
              '90 days after the appointment. Requests that were not confirmed: at most 30 days; held as probable spam: at most 3 months.',
            ],
          },
          {
            id: 'newsletter',
            name: 'Newsletter: to send it to you',
            cells: [
              'Your e-mail address and language; which wording of the consent you accepted, and when you subscribed, confirmed and unsubscribed; which issues were sent to your address and whether it refused them. Openings and clicks are not measured.',
              'Your consent (GDPR art. 6(1)(a), and art. 21 of the Spanish Law 34/2002), given by the box in the form and confirmed by the link in the e-mail.',
              'Until you unsubscribe, with the link in any issue, old ones too. The proof of consent is kept for 3 more years, so that it can be shown to an authority. Which issues were sent to you: 90 days; an address that cannot be reached is not written to again. Unconfirmed requests: at most 30 days; held as probable spam: at most 3 months.',
            ],
          },
          {
            id: 'assistant',
            name: 'Project assistant: to answer your questions',
            cells: [
              'What you write to the assistant in this conversation, the language of the page and the project.',
              'The legitimate interest in explaining a project to those who ask about it (GDPR art. 6(1)(f)).',
              'This site stores no conversation; it only counts how many replies there were. The AI provider may keep the messages for a limited time to detect abuse, as a rule 30 days at most.',
            ],
          },
          {
            id: 'answers',
            name: 'Written answers in the search: to answer your question',
            cells: [
              'Your question, when you ask for a written answer, and the language of the page. The search itself works in your browser and sends nothing.',
              'The legitimate interest in answering questions about what is offered (GDPR art. 6(1)(f)).',
              'This site does not store the question. The answer, which consists of sentences about this site, is kept for 30 days under a code made from the question. The AI provider may keep the question for a limited time to detect abuse, as a rule 30 days at most.',
            ],
          },
          {
            id: 'delivery',
            name: 'Delivery of the pages: to show the site and keep it safe',
            cells: [
              'What every browser sends with each request: IP address, time, address of the page, kind of browser.',
              'The legitimate interest in a site that works and whose forms are not abused (GDPR art. 6(1)(f)).',
              'In the logs of the hosting provider, as a rule 30 days at most. The site itself keeps none of it.',
            ],
          },
        ],
      },
      paragraphs: [
        'If you write by e-mail, phone or WhatsApp instead of the form, the same holds as for the form; those services are responsible for what they do themselves. The demos work in your browser and send nothing.',
        'Documents that a client hands over for a training or a project are not part of this notice: the agreement signed before says what they are used for and when they are deleted.',
      ],
    },
    choice: {
      title: 'What you have to give',
      paragraphs: [
        'Nothing, to read this site. The contact form needs a name, an e-mail address and a message, because nobody could answer without them; an appointment needs a name and an e-mail address, the newsletter an address. Everything else is up to you.',
        'Please send no health data, no passwords and no data of other people, neither in a form nor to the assistant.',
      ],
    },
    recipients: {
      title: 'Who gets the data',
      list: [
        'The owner. Nobody else reads your messages.',
        'Netlify, Inc. (United States), which hosts the site. It delivers the pages, runs the forms and keeps messages, appointments and subscriptions in a PostgreSQL database in the United States, for which it uses the infrastructure of Neon, LLC, a company of the Databricks group.',
        'The e-mail provider through which messages, answers, invitations and newsletters are sent.',
        'The provider of the owner’s calendar, which receives the appointment.',
        'An AI provider, for what you write to the assistant and for questions to which you want a written answer: OpenAI or, where the owner has set one up, another service of the same kind. As long as none is set up, the assistant answers with prepared texts, the search with passages, and nothing is passed on.',
        'Authorities and courts, where a law requires it.',
      ],
      paragraphs: [
        'These providers work on behalf of the owner and under contract. Data are not sold, not exchanged and not used for advertising.',
      ],
    },
    transfers: {
      title: 'Data outside the European Union',
      paragraphs: [
        'Netlify processes data in the United States; the AI provider, the e-mail provider and the provider of the calendar may do so too. These transfers rest on the adequacy decision for the EU-US Data Privacy Framework where the provider is certified under it, and otherwise on the standard contractual clauses of the European Commission. The owner will tell you on request which of them applies, and where to read it.',
      ],
    },
    rights: {
      title: 'Your rights',
      list: [
        'Access: to know which data about you are kept, and to get a copy.',
        'Rectification: to have wrong data corrected.',
        'Erasure: to have data deleted that are no longer needed.',
        'Restriction: to have data kept but not used, while a question about them is open.',
        'Objection: to what rests on a legitimate interest, for reasons of your own situation.',
        'Portability: to get the data that you gave as a file in a common format.',
        'Withdrawal: to take back your consent to the newsletter at any time. What was done before stays lawful.',
      ],
      paragraphs: [
        'An e-mail to the address above is enough, and costs nothing. You get an answer within one month. Only if there is a real doubt that it is you who writes will you be asked for more.',
        'If you think that your data were handled wrongly, you can complain to the Spanish data protection authority, the AEPD, or to the authority of the place where you live.',
      ],
      links: [{ id: 'aepd', text: 'AEPD, the Spanish data protection authority', url: 'https://www.aepd.es' }],
    },
    decisions: {
      title: 'No automated decisions',
      paragraphs: [
        'No decision about you is made by a machine, and no profile of you is drawn up. A simple check sets messages aside that look like spam from a robot: a hidden field that was filled in, a form sent from another site, very many links. A daily list shows them to a person, who releases what is no spam.',
      ],
    },
    minors: {
      title: 'Children',
      paragraphs: [
        'The forms are for people aged 14 or older. Below that age, please let a parent or guardian write (article 7 of the Spanish Organic Law 3/2018). Where the law of your country sets a higher age, that age holds.',
      ],
    },
    security: {
      title: 'Security',
      paragraphs: [
        'Everything between your browser and the site is encrypted. Only the owner has access to stored messages and addresses.',
        'Netlify backs up the database every day and with each new version of the site. Erased data leave these backups when they expire: the daily ones after 30 days at most, the others once newer versions have replaced them.',
        'A new version of the site may be tried on a temporary copy of the database. From there no e-mail goes to visitors.',
      ],
    },
  },
})
