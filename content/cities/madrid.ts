import type { City } from './schema.ts'

export const madrid: City = {
  name: 'Madrid',
  title: 'AI training and workshops in Madrid',
  metaTitle: 'AI courses in Madrid for companies',
  description:
    'AI workshops and programs in Madrid for head offices, banks, insurers, public bodies and law firms, held in your own office.',
  intro:
    'Most decisions about AI in Madrid pass through a head office: someone in risk, legal or procurement has to agree before a team may use anything. I am based here, so a preparation visit, a session before the working day and a second look after a month are easy to arrange.',
  sectors: [
    {
      id: 'headquarters',
      title: 'Headquarters',
      text: 'Finance, HR and purchasing departments that answer to several countries and live in spreadsheets and slide decks. What helps them: prompts that hold across languages, and reports that need less copying.',
    },
    {
      id: 'banking',
      title: 'Banking',
      text: 'Risk, compliance and customer service. Scoring the creditworthiness of people is a high-risk use under the AI Act, so we practice on drafting, summarizing and checking, with a record of who approved what.',
    },
    {
      id: 'insurance',
      title: 'Insurance',
      text: 'Claims departments that read expert reports, photographs and long e-mail threads. Sorting what comes in is a calmer place to begin than anything that sets a price or decides a claim.',
    },
    {
      id: 'public-administration',
      title: 'Public administration',
      text: 'Ministries, regional departments and councils with procurement files and notices that citizens should understand. Whether a tool fits the National Security Framework (ENS) decides more than which model it uses.',
    },
    {
      id: 'law-firms',
      title: 'Law firms',
      text: 'Contract comparison, research notes and first drafts. Professional secrecy rules out most free tools, so sessions use published rulings and anonymized contracts, and every quotation is checked at its source.',
    },
  ],
  teams: [
    'Group functions who write the AI rules that the subsidiaries will follow',
    'Compliance and audit teams who must examine tools that others have bought',
    'Back offices with thousands of similar documents a month',
    'Partners and associates who bill time and answer for every sentence',
  ],
  logistics: [
    'Sessions take place in your office, from AZCA and the Four Towers to Las Tablas, Alcobendas or Getafe; a screen, power and a network that lets the approved assistant through are enough',
    'Reception desks often want visitor data a day before, and corporate networks often block new sites, so we test both in the week before the session',
    'Because nobody has to travel, one workshop can be split into two mornings a week apart',
    'In July and August many offices work mornings only; sessions then run from 8:30 to 14:30',
    'Groups with colleagues from other cities do best in a rented room near Atocha or Chamartín station',
  ],
  programs: [
    {
      service: 'ai-readiness-audit',
      why: 'Head offices often own ten pilots and no list of them. The audit makes the list before the next budget round.',
    },
    {
      service: 'business-automation',
      why: 'Back offices here handle enough volume for a modest automation to be felt within a month.',
    },
    {
      service: 'rag-langchain',
      why: 'Banks, insurers and law firms need the same thing: answers from their own documents, with the paragraph quoted.',
    },
    {
      service: 'ai-ip-patents',
      why: 'Legal departments want to know who owns what a model helped to write, before the contract says something else.',
    },
  ],
  faq: {
    delivery: {
      question: 'Do you come to our office in Madrid?',
      answer:
        'Yes, that is the usual way, in the city and in the business parks around it. I can visit beforehand to see the room and talk to IT. Half-days are possible here, since there is no journey to pay off.',
    },
    languages: {
      question: 'Our team is half Spanish and half international. Which language do you use?',
      answer:
        'One language per session, Spanish or English, agreed with you. A mixed head-office team can take English for the room and keep its own documents in Spanish, which the assistants handle well.',
    },
    availability: {
      question: 'How early should we book a date in Madrid?',
      answer:
        '[claim:booking] ahead is usual. Ask earlier for the weeks before the summer break and before Christmas, when departments want to close the subject.',
    },
  },
}
