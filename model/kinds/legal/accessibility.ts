import { readContent } from '../../kit/read-content.ts'
import { legalPage } from './schema.ts'

export const accessibilitySchema = legalPage(['aim', 'tests', 'limits', 'browsers', 'feedback'])

export const accessibility = readContent('legal.accessibility', accessibilitySchema)
