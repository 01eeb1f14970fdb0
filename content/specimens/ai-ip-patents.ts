import type { Specimen } from './schema.ts'

export const aiIpPatents: Specimen = {
  kind: 'extraction',
  look: 'patent',
  title: 'Claim 1, feature by feature, against an older document',
  caption: 'Four features are in the older text. What your attorney builds on is the fifth.',
  document: {
    title: 'Document D1, description',
    lines: [
      {
        id: 'noise',
        name: '[0021]',
        text: 'A microphone on each section of the boom [1|records the noise of its nozzles].',
      },
      { id: 'spectra', name: '[0024]', text: '[2|Spectra are formed every two seconds].' },
      {
        id: 'network',
        name: '[0031]',
        text: 'A classifier, such as [3|a neural network, names the nozzle] that deviates.',
      },
      {
        id: 'pressure',
        name: '[0033]',
        text: 'The driver reads the pressure from a display and [5|closes the section].',
      },
    ],
  },
  columns: { label: 'Feature of claim 1', value: 'In D1' },
  fields: [
    { id: 'sound', label: 'One microphone records several nozzles', value: '[0021]' },
    { id: 'window', label: 'Spectrum of at most 2 s', value: '[0024]' },
    { id: 'network', label: 'A trained network names the nozzle', value: '[0031]' },
    {
      id: 'pressure',
      label: 'Pressure is an input of the network',
      refusal: 'D1 shows it to the driver only, [0033].',
      verdict: 'not found',
    },
    { id: 'closing', label: 'The section is closed', value: '[0033]' },
  ],
}
