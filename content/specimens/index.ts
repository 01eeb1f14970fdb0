// Written by `npm run extract`: the files of content/slugs.ts.

import { medicalAi } from './medical-ai.ts'
import { promptEngineering } from './prompt-engineering.ts'

export const files = {
  'prompt-engineering': promptEngineering,
  'medical-ai': medicalAi,
}
