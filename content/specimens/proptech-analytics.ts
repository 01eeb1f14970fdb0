import type { Specimen } from './schema.ts'

export const proptechAnalytics: Specimen = {
  kind: 'extraction',
  look: 'flat',
  title: 'One apartment, two sources, five comparable facts',
  caption: 'No area, no price per square meter: the apartment stays out of the comparison until somebody measures.',
  document: {
    title: 'Calle de la Acequia 11, door 6',
    lines: [
      {
        id: 'listing',
        name: 'Listing, 4 May 2026',
        text: 'Bright [1|third floor] [2|with elevator], [3|facing the street], [4|renovated in 2019]. [6|92 m²] for [5|268,000 €].',
      },
      {
        id: 'register',
        name: 'Land register, simple note',
        text: 'Dwelling on the third floor. [6|Built area 84.20 m²].',
      },
    ],
  },
  fields: [
    { id: 'floor', label: 'Floor', value: '3' },
    { id: 'lift', label: 'Elevator', value: 'yes' },
    { id: 'position', label: 'Position', value: 'street' },
    { id: 'renovated', label: 'Renovated', value: '2019' },
    { id: 'price', label: 'Asking price, €', value: '268,000' },
    { id: 'area', label: 'Area', refusal: '92 or 84.20 m²? Neither source says whether shared parts are included.' },
  ],
}
