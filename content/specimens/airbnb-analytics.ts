import type { Specimen } from './schema.ts'

export const airbnbAnalytics: Specimen = {
  kind: 'plot',
  title: 'August nights of a flat in Málaga, by the day they were booked',
  caption:
    'Bars: the middle half of 62 comparable flats in a licensed feed. Two rules follow: a higher floor for early bookings, and a price that follows the street down in the last two weeks.',
  form: 'ranges',
  x: { title: 'Days before arrival' },
  y: { title: 'Price per night', format: 'euros', min: 60, max: 220, ticks: [60, 100, 140, 180, 220] },
  categories: ['90+', '60-89', '30-59', '14-29', '7-13', '0-6'],
  series: [
    {
      id: 'market',
      name: 'Comparable flats',
      label: { x: 2 },
      points: [
        { x: 0, y: 148, low: 132, high: 171 },
        { x: 1, y: 156, low: 138, high: 178 },
        { x: 2, y: 164, low: 145, high: 186 },
        { x: 3, y: 159, low: 140, high: 182 },
        { x: 4, y: 142, low: 121, high: 166 },
        { x: 5, y: 118, low: 96, high: 144 },
      ],
    },
    {
      id: 'own',
      name: 'This flat',
      label: { x: 1, side: 'below' },
      points: [
        { x: 0, y: 112 },
        { x: 1, y: 124 },
        { x: 2, y: 158 },
        { x: 3, y: 166 },
        { x: 4, y: 175 },
        { x: 5, y: 175 },
      ],
    },
  ],
  notes: [
    { id: 'early', x: 0, y: 104, side: 'below', text: '11 nights gone, too cheap' },
    { id: 'late', x: 5, y: 175, text: '3 nights stay empty' },
  ],
  file: 'lead-time.csv',
}
