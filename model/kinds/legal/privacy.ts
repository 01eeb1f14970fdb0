import { readContent } from '../../kit/read-content.ts'
import { legalPage } from './schema.ts'

/** The facts that GDPR art. 13 asks for (https://eur-lex.europa.eu/eli/reg/2016/679/oj), in the order in which a reader asks. */
export const privacySchema = legalPage([
  'controller',
  'purposes',
  'choice',
  'recipients',
  'transfers',
  'rights',
  'decisions',
  'minors',
  'security',
])

export const privacy = readContent('legal.privacy', privacySchema)
