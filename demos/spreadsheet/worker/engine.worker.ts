import { serveEngine } from './worker.ts'

serveEngine()
