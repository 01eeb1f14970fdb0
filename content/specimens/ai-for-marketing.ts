import type { Specimen } from './schema.ts'

export const aiForMarketing: Specimen = {
  kind: 'revision',
  look: 'letter',
  title: 'A mailing, edited by the brand’s own style sheet',
  caption: 'The assistant proposes the change and names the rule; the owner of the mill accepts it or not.',
  head: 'Las Tres Lindes',
  paragraphs: [
    {
      id: 'opening',
      text: '[-We are thrilled to announce our revolutionary new harvest!-] [+The first oil of this harvest is in the bottle.+][^1]',
    },
    {
      id: 'facts',
      text: 'We picked the Arbequina olives [-at the perfect moment-] [+from 14 to 22 October+] and pressed them [-with passion-] [+within six hours+].[^2]',
    },
    {
      id: 'taste',
      text: 'It [-strengthens your defenses and-] tastes of green tomato, with a little pepper at the end.[^3]',
    },
    { id: 'close', text: '[-Hurry, only a few bottles left!!-] [+There are 900 bottles.+][^4]' },
  ],
  notes: [
    { id: 'opening', label: 'Rule 1', text: 'Begin with what is new for the reader, not with how we feel.' },
    { id: 'facts', label: 'Rule 4', text: 'A date or a number in place of an adjective.' },
    { id: 'taste', label: 'Rule 7', text: 'Nothing about health.' },
    { id: 'close', label: 'Rule 9', text: 'No hurry that we made up.' },
  ],
}
