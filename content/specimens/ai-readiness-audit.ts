import type { Specimen } from './schema.ts'

export const aiReadinessAudit: Specimen = {
  kind: 'scorecard',
  title: 'Delivery notes at a frozen food distributor: ready for a pilot?',
  caption: 'The total alone would say go. A score of 1 stops a process, whatever the rest adds up to.',
  best: 5,
  rows: [
    {
      id: 'value',
      title: 'Value',
      weight: 30,
      score: 4,
      evidence: 'Two people type 310 notes a day; one lot number in 40 is wrong.',
    },
    {
      id: 'data',
      title: 'Data',
      weight: 25,
      score: 4,
      evidence: 'Two years of scans beside the booked lines; 8% are drivers’ photos.',
    },
    {
      id: 'check',
      title: 'Check',
      weight: 20,
      score: 5,
      evidence: 'The ERP holds the order and the weight, so each line can be compared.',
    },
    {
      id: 'risk',
      title: 'Risk',
      weight: 15,
      score: 3,
      evidence: 'Drivers’ names only, but no processing agreement for the scan app.',
    },
    {
      id: 'owner',
      title: 'Owner',
      weight: 10,
      score: 1,
      evidence: 'The warehouse says IT, IT says the warehouse. Nobody has hours for it.',
      isWeak: true,
    },
  ],
  verdict: 'Pilot as soon as one person owns it for four hours a week; not before.',
}
