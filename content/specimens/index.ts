// Written by `npm run extract`: the files of content/slugs.ts.

import { dataScienceTraining } from './data-science-training.ts'
import { medicalAi } from './medical-ai.ts'
import { promptEngineering } from './prompt-engineering.ts'

export const files = {
  'prompt-engineering': promptEngineering,
  'medical-ai': medicalAi,
  'data-science-training': dataScienceTraining,
}
