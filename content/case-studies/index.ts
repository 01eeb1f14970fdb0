// Written by `npm run extract`: the files of this folder.

import { airbnbIntelligence } from './airbnb-intelligence.ts'
import { attioSequences } from './attio-sequences.ts'
import { autoclient } from './autoclient.ts'
import { autofundingGrants } from './autofunding-grants.ts'
import { bankingAssistant } from './banking-assistant.ts'
import { lanzaderaReadiness } from './lanzadera-readiness.ts'
import { proptechAnalytics } from './proptech-analytics.ts'
import { radiologyAi } from './radiology-ai.ts'
import { spreadsheetAssistant } from './spreadsheet-assistant.ts'

export const files = {
  'radiology-ai': radiologyAi,
  autoclient,
  'attio-sequences': attioSequences,
  'banking-assistant': bankingAssistant,
  'spreadsheet-assistant': spreadsheetAssistant,
  'proptech-analytics': proptechAnalytics,
  'airbnb-intelligence': airbnbIntelligence,
  'autofunding-grants': autofundingGrants,
  'lanzadera-readiness': lanzaderaReadiness,
}
