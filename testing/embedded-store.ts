import { parentPort } from 'node:worker_threads'
import { NetlifyDB } from '@netlify/database-dev'
import { sendAtOnce } from '../scripts/serve/send-at-once.ts'

// The thread of `stores.ts`.

sendAtOnce()
const database = new NetlifyDB({ logger: () => {} })
const url = await database.start()
await database.applyMigrations('netlify/database/migrations')
parentPort?.postMessage(url)
