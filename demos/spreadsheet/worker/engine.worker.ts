import { serveEngine } from './serve-engine.ts'

serveEngine()
