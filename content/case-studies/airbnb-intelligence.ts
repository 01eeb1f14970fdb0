import type { CaseStudy } from './schema.ts'

export const airbnbIntelligence: CaseStudy = {
  name: 'Airbnb intelligence',
  title: 'Short-term rental pricing within the rules',
  description:
    'The system analyzes prices, occupancy and reviews of short-term rentals in Spain, and checks local license data before it suggests any price.',
  intro:
    'A manager of vacation apartments wanted better prices and fewer surprises from town halls. The system suggests a nightly price with reasons, watches the pace of bookings, sorts what guests write, and checks the license data of every apartment first. It is independent of Airbnb and works on the data of the manager.',
  sector: 'Manager of short-term rental apartments in several Spanish cities',
  headline: 'One morning screen for prices, booking pace, guest complaints and license data to fix',
  situation: [
    'Prices were set by season and then left alone, so empty nights and nights sold too early looked alike.',
    'Reviews in many languages were read only when a rating fell.',
    'Rules differ by region and town hall, and license documents lived in a folder of scans.',
  ],
  constraints: [
    'We scrape no platform. Data comes from the property management system, host exports and published sets such as Inside Airbnb.',
    'A person approves price changes, between a floor and a ceiling set by the owner.',
    'The lawyer of the client reviews the rule table. The software warns and gives no legal advice.',
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
      text: 'Bookings arrive through the API of the property management system. An iCal feed was not enough: it has no price or booking date, and does not reliably tell a booking from a blocked night.',
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
    'The manager no longer walks through calendars one apartment at a time.',
    'Repeated complaints, such as noise or a weak boiler, reach maintenance with quotes.',
    'Missing or expiring documents are seen before a night is sold.',
    'No revenue gain is claimed here, because the test was too short to separate it from the season.',
  ],
  figure: {
    title: 'From seasonal prices to a morning list',
    caption:
      'The study gives no percentage, because the test was too short to separate a revenue gain from the season.',
    before: [
      'Prices were set by season and then left alone.',
      'The manager walked through calendars one apartment at a time.',
      'Reviews were read only when a rating fell.',
      'License documents lived in a folder of scans.',
    ],
    after: [
      'Each night gets a suggested price with its reasons.',
      'A morning list shows the changes to approve.',
      'Repeated complaints reach maintenance with quotes.',
      'Missing or expiring documents are seen before a night is sold.',
    ],
  },
  learned: [
    'We had written the state rental registration number into the code as an obligation. In May 2026 the Supreme Court annulled that registry (judgment 620/2026) while regional registrations stayed, and our check was wrong until rules became dated data.',
    'The first demand model learned that high prices cause bookings, because past prices had followed demand. We forced the effect of price to be negative and measured it with small, approved variations.',
    'Calendars of competitors were a poor measure of occupancy, since blocked and booked nights look alike from outside.',
  ],
  inYourCompany: [
    'Collect registrations, licenses and owner-community decisions before you think about prices.',
    'Export at least two years with booking dates, not only stay dates.',
    'Set a floor and a ceiling per apartment, and decide who approves.',
    'Plan by city: Barcelona has announced that it will not renew tourist apartment licenses after November 2028.',
  ],
  stack: ['Python', 'DuckDB', 'PostgreSQL', 'LightGBM', 'Inside Airbnb'],
  services: ['airbnb-analytics', 'proptech-analytics', 'data-science-training'],
}
