import { itemId, label, listBy } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'
import { naming } from '../kit/references.ts'

/** The trades by which the list of case studies is filtered. */
export const trades = readContent('trades', listBy('id', { id: naming('trades', itemId), name: label }))
