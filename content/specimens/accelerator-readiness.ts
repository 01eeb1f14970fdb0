import type { Specimen } from './schema.ts'

export const acceleratorReadiness: Specimen = {
  kind: 'claims',
  title: 'Six sentences of a pitch, and what the data room holds for each',
  caption:
    'Startup that reads fault codes of heat pumps. A committee asks about the weakest sentence first: rewrite it as what it is, or leave it out.',
  states: { backed: 'Backed', partly: 'In part', open: 'Nothing yet' },
  claims: [
    {
      id: 'problem',
      claim: 'Installers lose a day a week to false alarms',
      evidence: '14 interviews with notes, job sheets of 3 firms.',
      state: 'backed',
    },
    {
      id: 'accuracy',
      claim: 'We name the fault in 92% of cases',
      evidence: '50 cases of one brand, chosen by the founders.',
      state: 'partly',
    },
    {
      id: 'pilots',
      claim: 'Three paying pilots',
      evidence: 'One invoice is paid, two are letters of intent.',
      state: 'partly',
    },
    {
      id: 'cost',
      claim: 'A diagnosis costs us €0.03',
      evidence: 'October bill of the provider, 6,100 diagnoses.',
      state: 'backed',
    },
    {
      id: 'data',
      claim: 'Our data are our moat',
      evidence: 'The maker’s terms: delete after 30 days.',
      state: 'open',
    },
    {
      id: 'market',
      claim: 'A market of €4 billion',
      evidence: 'A press release that names no source.',
      state: 'open',
    },
  ],
}
