// Written by `npm run extract`: the files of content/slugs.ts.

import { medicalAi } from './medical-ai.ts'

export const files = {
  'medical-ai': medicalAi,
}
