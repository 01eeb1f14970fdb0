import type { Specimen } from './schema.ts'

export const noCodeAi: Specimen = {
  kind: 'trace',
  look: 'flow',
  title: 'A member’s photos become Friday’s club news',
  caption: 'Four apps that the club had already, joined without a line of code.',
  task: 'Rowing club, 140 members, one volunteer for the news',
  steps: [
    {
      id: 'form',
      action: 'Form',
      tool: 'Google Forms',
      result: 'Lucía sends 3 photos, 4 sentences and the permission of those shown.',
      outcome: 'done',
    },
    {
      id: 'sheet',
      action: 'Sheet',
      tool: 'Google Sheets',
      result: 'Row 87, state “new”. One photo without permission is set aside.',
      outcome: 'done',
    },
    {
      id: 'draft',
      action: 'Draft',
      tool: 'Make + Gemini',
      result: '90 words in the club’s tone, two titles to choose from.',
      outcome: 'done',
    },
    {
      id: 'approval',
      action: 'Approval',
      result: 'Nothing is published until Marc presses yes. He changed the title.',
      outcome: 'asks',
    },
  ],
}
