import { startDemo } from '../shared/start-demo.tsx'
import { Apollomedical } from './Apollomedical.tsx'

void startDemo('apollomedical', Apollomedical)
