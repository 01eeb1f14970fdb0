import type { City } from './schema.ts'

export const barcelona: City = {
  name: 'Barcelona',
  title: 'AI workshops for teams in Barcelona',
  metaTitle: 'AI courses in Barcelona for teams',
  description:
    'Hands-on AI training in Barcelona for health and pharma, game studios, design agencies, port logistics and trade fair organizers.',
  intro:
    'Teams in Barcelona tend to make something that others will look at: a study protocol, a level, a poster, a stand. They know good work when they see it, so we spend more time on the standard that an output must meet, and on who signs it off, than on the tool.',
  sectors: [
    {
      id: 'health',
      title: 'Health and pharma',
      text: 'Hospitals, research institutes and laboratories with protocols, medical information requests and regulatory texts. Patient data stays out of the exercises, and each summary is checked against the study it came from.',
    },
    {
      id: 'game-studios',
      title: 'Game studios',
      text: 'Writers, quality testers and community managers. Useful work is placeholder dialog, bug reports sorted by cause, and player reviews read in bulk; what may go into the shipped game is a question for your contracts.',
    },
    {
      id: 'design',
      title: 'Design and product',
      text: 'Studios and in-house teams who use image models for sketches and text models for research. We talk about licenses and credit as well as craft, because clients ask for both.',
    },
    {
      id: 'port',
      title: 'Port and freight',
      text: 'Forwarders, customs agents and terminal services, where one shipment brings a bill of lading, an invoice and ten e-mails that do not agree. Extraction with a check against the booking is the typical exercise.',
    },
    {
      id: 'trade-fairs',
      title: 'Trade fairs and events',
      text: 'Organizers and exhibitors who write hundreds of similar texts in several languages against a date that does not move, and who must follow up contacts within days of closing.',
    },
  ],
  teams: [
    'Medical writers and information officers with a review process of their own',
    'Small studios where one person is designer, researcher and account manager',
    'Marketing teams who publish in Catalan, Spanish and English at once',
    'Product teams around 22@ who add a first AI feature to an existing application',
  ],
  logistics: [
    'I arrive by high-speed train the evening before, so a full day runs from 9:00 to 17:30 without a race for the station',
    'Rooms in 22@, the Eixample or Zona Franca are easy; companies in Sant Cugat, Sant Joan Despí or the Vallès should count on a taxi at both ends',
    'In the weeks of the large fairs at Fira, above all in February and March, hotels are full and expensive: choose another week or book much earlier',
    'Two consecutive days work better than two single ones, and the evening between them is good for trying things out',
    'For laboratories and hospitals we use a meeting room outside the clinical network',
  ],
  programs: [
    {
      service: 'prompt-engineering',
      why: 'Agencies and medical writers live by wording; a tested prompt library keeps a house style across three languages.',
    },
    {
      service: 'medical-ai',
      why: 'Hospitals and health startups sit close together here and need the same careful reading of studies and tools.',
    },
    {
      service: 'ai-for-marketing',
      why: 'A fair stand needs texts before, during and after the event, and the calendar is known a year ahead.',
    },
    {
      service: 'agents-automation',
      why: 'Freight offices can let an agent collect documents, as long as a person releases the declaration.',
    },
  ],
  faq: {
    delivery: {
      question: 'Is onsite training in Barcelona different from online?',
      answer:
        'The content is the same, the rhythm is not. Onsite we use whole days and look at work on the wall; online we cut it into shorter blocks. Studios that judge visual work together usually prefer the room.',
    },
    languages: {
      question: 'Can we work in Catalan?',
      answer:
        'I teach in Spanish or English. Your documents, prompts and results can be in Catalan, and part of the exercise is to compare how well each assistant writes it, because they differ.',
    },
    availability: {
      question: 'When are you next in Barcelona?',
      answer:
        'Ask with a week in mind. Most bookings are made [claim:booking] in advance, and two companies in the same week can share the cost of travel. The fair season needs more notice.',
    },
  },
}
