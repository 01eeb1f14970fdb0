import { readXlsx } from '../engine/read-xlsx.ts'
import { serveEngine } from './serve-engine.ts'

serveEngine(readXlsx)
