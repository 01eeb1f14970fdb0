import { readXlsx } from '../engine/read-xlsx.ts'
import { serveEngine } from './worker.ts'

serveEngine(readXlsx)
