import type { CaseStudy } from './schema.ts'

export const proptechAnalytics: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'Proptech analytics',
  title: 'Home prices and demand, with error ranges',
  description:
    'Worked example: a real-estate company works with price ranges, the comparable sales behind them, and demand from its own leads and listings.',
  intro:
    'Asking prices are often set by experience and by looking at portals. The system is designed to join closed sales, public statistics and leads, and to give the agent a price range with the comparable homes behind it. It prepares a conversation with an owner and does not replace an official appraisal.',
  trade: 'property',
  sector: 'Real-estate company with sales offices in several Spanish cities',
  headline: 'A price range with its sales; measured by how often the closed price falls inside it',
  count: { value: '8/10', label: 'closed prices that the range must hold' },
  lesson: 'Testing by building and by date gives a worse error, and one that can be believed.',
  figure: {
    form: 'ranges',
    title: 'Ten sales: the range given, the price paid',
    caption:
      'An invented quarter, in euros per square meter. Eight of ten prices fall inside, which is what the range has to hold; with more outside it would be widened.',
    columns: { home: 'Home', range: 'Range given', price: 'Price paid' },
    rows: [
      { area: 54, low: 2310, high: 2790, price: 2480 },
      { area: 61, low: 2050, high: 2460, price: 2390 },
      { area: 72, low: 1890, high: 2240, price: 2020 },
      { area: 75, low: 2600, high: 3120, price: 3290 },
      { area: 83, low: 1740, high: 2080, price: 1850 },
      { area: 88, low: 2220, high: 2610, price: 2540 },
      { area: 92, low: 1980, high: 2370, price: 2110 },
      { area: 104, low: 2430, high: 2980, price: 2700 },
      { area: 117, low: 1690, high: 2150, price: 1560 },
      { area: 131, low: 1820, high: 2330, price: 2190 },
    ],
  },
  situation: [
    'Asking prices on portals are taken for market prices, although what is asked and what is paid differ.',
    'Each office keeps its own spreadsheet, and closed prices are seldom written back.',
    'Nobody can say whether a home sells slowly because of its price, its photos or its street.',
  ],
  constraints: [
    'Portals restrict the reuse of their listings, so only licensed data, official statistics and company data are used.',
    'Mortgage appraisals are regulated (Order ECO/805/2003), so every output is marked as a market estimate.',
    'Small areas have few sales per quarter, so the model has to say how little it knows.',
    'Personal data of owners and leads stay out of the models, as do population traits such as nationality.',
  ],
  built: [
    'A clean store of sales, listings and leads, keyed by cadastral reference where one exists',
    'A price model that returns a range and its closest comparables',
    'A demand index per zone and home type, corrected for exposure',
    'A one-page sheet for the meeting with the owner, with a map',
  ],
  howItWorks: [
    {
      id: 'collection',
      title: 'Collection',
      text: 'Sales and leads come from the CRM every night. Public sources are the house price index of INE, the statistics of notaries and registrars, and building data from the Cadastre: floor area, year, use.',
    },
    {
      id: 'matching',
      title: 'Matching',
      text: 'Addresses are geocoded with CartoCiudad and joined to parcels in PostGIS. Weak matches go to a person. Listings of the same home are linked by reference, distance and floor area.',
    },
    {
      id: 'price',
      title: 'Price',
      text: 'Gradient boosting predicts quantiles of the log price per square meter from home, building, date and nearby earlier sales. Conformal calibration on the most recent closed quarter widens or narrows the range until its coverage is right.',
    },
    {
      id: 'comparables',
      title: 'Comparables',
      text: 'Next to the range stand the closest sales by location, floor area, age and date, with the adjustment made for each. Where too few exist, the screen says so and shows no price.',
    },
    {
      id: 'demand',
      title: 'Demand',
      text: 'Contacts are divided by days online and views. Time to sale uses survival curves, which keep unsold homes as censored cases instead of dropping them.',
    },
    {
      id: 'monitoring',
      title: 'Monitoring',
      text: 'Each month closed prices are compared with the range given at the start. Error and coverage by zone and price band stand on a page that every agent can read.',
    },
  ],
  diagram: {
    title: 'From sales records to a price range',
    description:
      'Sales and leads from the CRM and public data are matched to homes, and weak matches go to a person. Comparables and a price model feed the sheet for the owner, and each month closed prices are compared with the range. The demand index shows managers which homes get many views and few contacts.',
    nodes: [
      { id: 'crm', label: 'Sales and leads (CRM)', kind: 'source', column: 0, row: 0 },
      { id: 'public', label: 'Statistics, Cadastre', kind: 'source', column: 0, row: 2 },
      { id: 'matching', label: 'Address matching', kind: 'step', column: 1, row: 1 },
      { id: 'comparables', label: 'Comparable sales', kind: 'step', column: 2, row: 0 },
      { id: 'price', label: 'Price range', kind: 'model', column: 2, row: 1 },
      { id: 'demand', label: 'Demand index', kind: 'step', column: 2, row: 2 },
      { id: 'sheet', label: 'Sheet for the owner', kind: 'result', column: 3, row: 0 },
      { id: 'check', label: 'Monthly price check', kind: 'step', column: 3, row: 1 },
      { id: 'managers', label: 'Review by managers', kind: 'person', column: 3, row: 2 },
    ],
    links: [
      { from: 'crm', to: 'matching' },
      { from: 'public', to: 'matching' },
      { from: 'matching', to: 'comparables' },
      { from: 'matching', to: 'price' },
      { from: 'matching', to: 'demand' },
      { from: 'comparables', to: 'sheet' },
      { from: 'price', to: 'sheet' },
      { from: 'price', to: 'check' },
      { from: 'demand', to: 'managers' },
    ],
  },
  result: [
    'Coverage: a range meant to hold eight of ten closed prices has to hold about eight of ten, in each zone and price band, quarter by quarter.',
    'The meeting with the owner starts from sales that closed, and from a range.',
    'Managers see homes with many views and few contacts, and can talk about price or presentation in the first weeks.',
    'No automatic prices on the website: in thin markets the range is too wide to help anyone.',
  ],
  learned: [
    'A random split puts homes of one building into both training and test, and the error looks too good. Splitting by building and by date gives a worse number that can be believed.',
    'Contacts per listing reward the homes that the portals show most. Dividing by views changes the order.',
    'A map is easy to build and easy to ignore. The meeting with the owner is the real interface, so the one-page sheet comes first.',
  ],
  inYourCompany: [
    'Write closed prices and dates back into the CRM from now on; no purchased data replaces them.',
    'Check the license of every source before you build on it.',
    'Begin in one city with enough sales, and refuse to estimate elsewhere.',
    'Agree in advance on the error at which the tool must stay silent.',
  ],
  question:
    'How many of your closed sales have a price and a date in the CRM? That number decides what can be estimated at all.',
  stack: ['Python', 'PostgreSQL', 'PostGIS', 'LightGBM', 'dbt', 'CartoCiudad'],
  services: ['proptech-analytics', 'data-science-training', 'ai-competitive-research'],
}
