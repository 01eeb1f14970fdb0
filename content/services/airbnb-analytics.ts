import type { Service } from './schema.ts'

export const airbnbAnalytics: Service = {
  group: 'business',
  formats: ['consulting', 'workshop'],
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
    'Export and cleaning of bookings, calendars, fees and reviews from your accounts',
    'Revenue per available night, occupancy, lead time and length of stay, by unit and season',
    'A demand calendar with local holidays, trade fairs and concerts',
    'Price suggestions between a floor and a ceiling that you set',
    'Review themes grouped by a language model, each with the original quotes',
  ],
  stack: ['Python', 'pandas', 'DuckDB', 'statsmodels', 'scikit-learn', 'Streamlit', 'Google Sheets'],
  deliverables: [
    'One dashboard for operations and one that owners understand',
    'A pricing sheet with rules that you can read and change',
    'A report on review themes, with the repairs that matter most to guests',
    'A data refresh that runs without copying by hand',
  ],
  outcomes: [
    'Prices reviewed on one fixed day from a list, instead of listing by listing',
    'Owner statements that explain a weak month with data',
    'Earlier notice of gaps that are too short to sell',
    'Investment cases with their assumptions written down',
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
