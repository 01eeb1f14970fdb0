import { startDemo } from '../shared/start-demo.tsx'
import { Banking } from './Banking.tsx'

void startDemo('banking', Banking)
