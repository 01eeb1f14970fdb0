import { readContent } from '../../kit/read-content.ts'
import { legalPage } from './schema.ts'

/** AI Act art. 50(1), applicable since 2 August 2026 (https://eur-lex.europa.eu/eli/reg/2024/1689/oj). */
export const aiNoticeSchema = legalPage([
  'assistant',
  'answers',
  'provider',
  'marks',
  'input',
  'limits',
  'demos',
  'texts',
  'person',
])

export const aiNotice = readContent('legal.aiNotice', aiNoticeSchema)
