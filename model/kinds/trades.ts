import { itemId, label, listBy } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'
import { naming } from '../kit/references.ts'

export const trades = readContent('trades', listBy('id', { id: naming('trades', itemId), name: label }))
