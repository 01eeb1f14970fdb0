import { readContent } from '../../kit/read-content.ts'
import { legalPage } from './schema.ts'

/** LSSI art. 10 asks for the first two sections (https://www.boe.es/eli/es/l/2002/07/11/34/con). */
export const legalNoticeSchema = legalPage(['owner', 'prices', 'use', 'rights', 'liability', 'links', 'law'])

export const legalNotice = readContent('legal.legalNotice', legalNoticeSchema)
