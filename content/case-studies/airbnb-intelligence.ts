import type { CaseStudy } from './schema.ts'

export const airbnbIntelligence: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'Airbnb intelligence',
  title: 'Short-term rental pricing within the rules',
  description:
    'Worked example: prices, occupancy and reviews of short-term rentals in Spain, with a check of local license data before any price is suggested.',
  intro:
    'Managers of vacation apartments want better prices and fewer surprises from town halls. The system is designed to suggest a nightly price with reasons, watch the pace of bookings, sort what guests write, and check the license data of every apartment first. It is independent of Airbnb and works on the data of the manager.',
  trade: 'property',
  sector: 'Manager of short-term rental apartments in several Spanish cities',
  headline: 'Prices with reasons, licenses first; measured by nights on sale without a valid document',
  count: { value: '3', label: 'license checks before a night gets a price' },
  lesson: 'Rules change, so they are data with dates and sources, never code.',
  figure: {
    form: 'nights',
    title: 'One week, four homes: no document, no price',
    caption:
      'Homes and prices are invented, in euros a night. A night without a valid document becomes a task in place of a price.',
    columns: { home: 'Home', license: 'License', season: 'Season' },
    task: 'Task',
    rows: [
      { id: 'ruzafa', home: 'Ruzafa 2A', license: 'Registered', season: 95, prices: [82, 82, 86, 95, 128, 134, 90] },
      {
        id: 'carmen',
        home: 'El Carmen 1B',
        license: 'Registered',
        season: 110,
        prices: [96, 96, 98, 110, 145, 152, 104],
      },
      {
        id: 'triana',
        home: 'Triana 3C',
        license: 'Document ends on Thursday',
        season: 88,
        prices: [76, 76, 80, 88, 0, 0, 0],
      },
      {
        id: 'nervion',
        home: 'Nervión 4D',
        license: 'No registration number',
        season: 72,
        prices: [0, 0, 0, 0, 0, 0, 0],
      },
    ],
  },
  situation: [
    'Prices are set by season and then left alone, so empty nights and nights sold too early look alike.',
    'Reviews in many languages are read only when a rating falls.',
    'Rules differ by region and town hall, and license documents lie in a folder of scans.',
  ],
  constraints: [
    "No platform is scraped, and no data that others have scraped is used. It comes from the property management system, the host's exports, the statistics of INE and, where that pays, a licensed source.",
    'A person approves price changes, between a floor and a ceiling set by the owner.',
    "The manager's lawyer reviews the rule table. The software warns and gives no legal advice.",
    'Guest names are removed from reviews before a model reads them.',
  ],
  built: [
    'A calendar store that keeps every night with its state and the time of each change',
    'A price suggestion per night with its reasons in words',
    'A review reader with fixed topics in which each finding quotes the guest',
    'A dated rule table per region and city with the documents that each apartment needs',
  ],
  howItWorks: [
    {
      id: 'calendar',
      title: 'Calendar',
      text: 'Bookings arrive through the API of the property management system. An iCal feed is not enough: it has no price or booking date, and does not reliably tell a booking from a blocked night.',
    },
    {
      id: 'license-check',
      title: 'License check',
      text: 'Each rule has a start and an end date, and the check runs for the night in question: registration number, document dates, status in the owner community. An apartment that fails gets a task and no price.',
    },
    {
      id: 'booking-pace',
      title: 'Booking pace',
      text: 'Nights booked so far are compared with the curve of similar past dates at the same lead time. Ahead of the curve suggests room for a higher price, behind it a lower one.',
    },
    {
      id: 'price',
      title: 'Price',
      text: 'A model estimates the chance of a booking at several prices from season, weekday, events and lead time. The suggestion maximizes expected revenue less turnover cost, between floor and ceiling.',
    },
    {
      id: 'reviews',
      title: 'Reviews',
      text: 'A language model gives each sentence a topic and a tone and returns the quote. Code drops any finding whose quote is not in the review, and counts the rest per apartment and quarter.',
    },
    {
      id: 'approval',
      title: 'Approval',
      text: 'The morning list shows changes above a set size. Approved prices are written back by API and logged with the reasons shown at that moment.',
    },
  ],
  diagram: {
    title: 'From bookings to approved prices',
    description:
      'The calendar feeds the booking pace and the license check, which applies dated rules to each night. A model suggests prices only for apartments that pass. Review topics with quotes join the morning screen, where a person approves price changes before they are written back.',
    nodes: [
      { id: 'calendar', label: 'Booking calendar', kind: 'source', column: 0, row: 0 },
      { id: 'rules', label: 'Dated rule table', kind: 'store', column: 0, row: 1 },
      { id: 'pace', label: 'Booking pace', kind: 'step', column: 1, row: 0 },
      { id: 'license', label: 'License check', kind: 'step', column: 1, row: 1 },
      { id: 'reviews', label: 'Guest reviews', kind: 'source', column: 1, row: 2 },
      { id: 'price', label: 'Price suggestion', kind: 'model', column: 2, row: 1 },
      { id: 'topics', label: 'Topics with quotes', kind: 'model', column: 2, row: 2 },
      { id: 'approval', label: 'Morning approval', kind: 'person', column: 3, row: 1 },
      { id: 'prices', label: 'Prices written back', kind: 'result', column: 4, row: 1 },
    ],
    links: [
      { from: 'calendar', to: 'pace' },
      { from: 'calendar', to: 'license' },
      { from: 'rules', to: 'license' },
      { from: 'pace', to: 'price' },
      { from: 'license', to: 'price' },
      { from: 'reviews', to: 'topics' },
      { from: 'price', to: 'approval' },
      { from: 'topics', to: 'approval' },
      { from: 'approval', to: 'prices' },
    ],
  },
  result: [
    'Nights on sale without a valid registration or document: counted each morning, and the aim is none.',
    'Changes by hand: how many suggested prices the manager overrules, and why. Many of one kind show what the model does not know.',
    'Repeated complaints, such as noise or a weak boiler, reach maintenance with quotes.',
    'Revenue is compared with similar apartments that keep their seasonal prices, over a whole season; a shorter test cannot tell a gain from the calendar.',
  ],
  learned: [
    'A registration rule that is written into the code is wrong on the day that a court, a region or a town hall changes it. Rules are data, each with its dates, its source and the day of the last check.',
    'A demand model learns that high prices cause bookings, because past prices followed demand. The effect of price has to be forced negative and measured with small, approved variations.',
    'Calendars of competitors are a poor measure of occupancy, since blocked and booked nights look alike from outside.',
  ],
  inYourCompany: [
    'Collect registrations, licenses and owner-community decisions before you think about prices.',
    'Export at least two years with booking dates, not only stay dates.',
    'Set a floor and a ceiling per apartment, and decide who approves.',
    'Plan by city: Barcelona has announced that it will not renew tourist apartment licenses after November 2028.',
  ],
  question: 'How many apartments do you manage, in which cities, and does your system export booking dates?',
  stack: ['Python', 'DuckDB', 'PostgreSQL', 'LightGBM'],
  services: ['airbnb-analytics', 'proptech-analytics', 'data-science-training'],
}
