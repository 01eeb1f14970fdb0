import { startDemo } from '../shared/start-demo.tsx'
import { Cryptoagent } from './Cryptoagent.tsx'

void startDemo('cryptoagent', Cryptoagent)
