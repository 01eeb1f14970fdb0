import { startDemo } from '../shared/start-demo.tsx'
import { Autoclient } from './Autoclient.tsx'

void startDemo('autoclient', Autoclient)
