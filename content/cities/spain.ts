import type { City } from './schema.ts'

export const spain: City = {
  name: 'Spain',
  title: 'Onsite AI training across Spain',
  description:
    'Onsite AI training in the smaller cities and islands of Spain for industry, tourism, co-operatives and public services, planned by train.',
  intro:
    'Good training should not depend on living near a large airport. I travel to Zaragoza, Bilbao, Vigo, Málaga, Murcia or Palma and to the towns between them, and plan the visit so that one journey serves more than one group.',
  sectors: [
    {
      id: 'industry',
      title: 'Industry',
      text: 'Machine builders, car suppliers and food plants in Navarre, Aragon, the Basque Country, Galicia and Castile and León. Maintenance logs, offers and quality reports come first; anything that touches a machine stays with its engineers.',
    },
    {
      id: 'tourism',
      title: 'Tourism',
      text: 'Hotels, holiday rentals and destination offices on the coasts and islands. Guest messages in six languages, reviews and seasonal prices give plenty to practice on, with a person answering complaints.',
    },
    {
      id: 'co-operatives',
      title: 'Co-operatives',
      text: 'Wine, oil, fruit and industrial co-operatives, where the members decide together. The session for the board explains cost and risk in plain words, and a second one works with the office.',
    },
    {
      id: 'councils',
      title: 'Local services and councils',
      text: 'Accountants, health centers, schools and town halls with few people and much paperwork. What helps is small: templates, a form read by itself, a letter that is easier to understand.',
    },
  ],
  teams: [
    'Plants with an office of fifteen people and no department for digital matters',
    'Hotel groups who train reception and reservations before the season',
    'Boards of co-operatives who must explain a purchase to their members',
    'Town halls and provincial councils who want one course for several municipalities',
  ],
  logistics: [
    'I go by train wherever one arrives at a reasonable hour, and by car from the station for the last part; the islands mean a flight',
    'Outside the high-speed lines, plan two consecutive days, so that the journey makes sense for you too',
    'Travel and hotel are agreed together with the price of the workshop, before you book',
    'Where the connection is weak, I bring the material on a drive and exercises that need little bandwidth',
    'Neighboring companies can share a visit: one in the morning, one in the afternoon, each with its own data',
  ],
  programs: [
    {
      service: 'no-code-ai',
      why: 'Small offices without a developer can build what they need from forms, tables and templates, and repair it themselves.',
    },
    {
      service: 'business-automation',
      why: 'Order confirmations, delivery notes and purchase invoices look alike in every plant, and take the same hours.',
    },
    {
      service: 'airbnb-analytics',
      why: 'Owners on the coast decide on prices from memory; their calendars and reviews hold a better basis.',
    },
    {
      service: 'ai-funding-grants',
      why: 'Regional calls differ in each autonomous community and are easy to miss from a small office.',
    },
  ],
  faq: {
    delivery: {
      question: 'Is our town too far away?',
      answer:
        'Hardly. If it takes a train and a drive, we make it a two-day visit or join it with another one nearby. For a short subject I may suggest an online session instead, because three hours do not justify a day of travel.',
    },
    languages: {
      question: 'Will the training be in Spanish?',
      answer:
        'Yes, unless you ask for English, which suits some international plants and hotel teams. Exercises can use texts in Basque, Galician or Catalan where you work with them.',
    },
    availability: {
      question: 'How much notice do you need to travel to us?',
      answer:
        'Expect three weeks rather than two, and with more on the islands in summer. A flexible month helps: I can then combine your visit with one on the same line.',
    },
  },
}
