import { createCeiling } from '../shared/data/alert.ts'

export const replies = createCeiling('replies', 'replies')
