import type { Service } from './schema.ts'

export const airbnbAnalytics: Service = {
  group: 'business',
  formats: ['consulting', 'workshop'],
  for: ['company'],
  name: 'Airbnb analytics',
  title: 'Airbnb analytics for hosts and managers',
  metaTitle: 'Short-let prices and reviews with AI',
  teaser: 'Prices and reviews of short lets, within the rules',
  description:
    'Pricing, occupancy and review analysis for short-term rentals in Spain, from your own bookings and licensed market data, in one dashboard.',
  intro:
    'Your bookings already hold most of the answers: which nights sold too early, which gaps could not sell, which complaint keeps coming back. I bring calendar, prices and reviews into one place and turn them into a list of decisions for the week. The aim is a Monday routine, so that you spend less time watching tools.',
  audience: [
    'Hosts with a handful of apartments who set prices by feeling',
    'Property managers who answer to owners every month',
    'Investors who examine a building or a neighborhood before they buy',
    'Serviced apartments and small hotels that compete with the listings around them',
  ],
  scope: [
    {
      id: 'export',
      when: { unit: 'day', first: 1, last: 3 },
      text: 'Export and cleaning of bookings, calendars, fees and reviews from your accounts',
    },
    {
      id: 'indicators',
      when: { unit: 'day', first: 3, last: 5 },
      text: 'Revenue per available night, occupancy, lead time and length of stay, by unit and season',
    },
    {
      id: 'demand-calendar',
      when: { unit: 'day', first: 4, last: 7 },
      text: 'A demand calendar with local holidays, trade fairs and concerts',
    },
    {
      id: 'prices',
      when: { unit: 'day', first: 6, last: 10 },
      text: 'Price suggestions between a floor and a ceiling that you set',
    },
    {
      id: 'reviews',
      when: { unit: 'day', first: 8, last: 12 },
      text: 'Review themes grouped by a language model, each with the original quotes',
    },
  ],
  stack: ['Python', 'pandas', 'DuckDB', 'statsmodels', 'scikit-learn', 'Streamlit', 'Google Sheets'],
  deliverables: [
    { id: 'dashboards', file: 'dashboards/', text: 'One dashboard for operations and one that owners understand' },
    { id: 'prices', file: 'prices.xlsx', text: 'A pricing sheet with rules that you can read and change' },
    {
      id: 'review-themes',
      file: 'review-themes.pdf',
      text: 'A report on review themes, with the repairs that matter most to guests',
    },
    { id: 'refresh', file: 'refresh.py', text: 'A data refresh that runs without copying by hand' },
  ],
  learn: [
    {
      id: 'prices',
      before: 'Change prices listing by listing',
      after: 'Review all prices on one fixed day, from a list',
    },
    {
      id: 'weak-month',
      before: 'Explain a weak month from memory',
      after: 'Explain a weak month to the owner with data',
    },
    {
      id: 'gaps',
      before: 'Find the unsold gap when it has passed',
      after: 'See gaps that are too short to sell while there is time to act',
    },
  ],
  faq: [
    {
      id: 'scraping',
      question: 'Do you scrape Airbnb?',
      answer:
        "No, Airbnb's terms forbid automated collection. I use your own exports, your property management system, INE counts of tourist dwellings and, where it is worth the price, a licensed market feed.",
    },
    {
      id: 'pricing-tools',
      question: 'I already have a dynamic pricing tool. What does this add?',
      answer:
        'A check. Those tools set a price but rarely show whether their changes earned more than your old rule. We measure that on your own nights, and you keep the tool if it earns its fee.',
    },
    {
      id: 'history',
      question: 'How much booking history is needed?',
      answer:
        'One full year shows your seasons and two let us compare them. A new listing can start from market data, but the ranges will be wide and the report says so.',
    },
    {
      id: 'rental-permit',
      question: 'Will you tell me whether I may rent out my apartment?',
      answer:
        'I record registration number, regional license and municipal limits as data, and I flag what is missing. Whether you may rent is a question for a lawyer or for your town hall.',
    },
  ],
  callsFor: 'host',
  caseStudy: 'airbnb-intelligence',
  related: ['proptech-analytics', 'business-automation', 'ai-competitive-research'],
}
