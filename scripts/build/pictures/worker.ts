import { writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { type Card, drawCard } from './draw-card.ts'

// A drawn picture holds 3 MB that V8 does not count, so that it would let thousands wait for collection.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const picturesBetweenCollections = 20

/** Draws its share of the pictures and says so after each. */
for (const [index, { file, card }] of (workerData as Array<{ file: string; card: Card }>).entries()) {
  writeFileSync(file, await drawCard(card))
  parentPort?.postMessage('drawn')
  if (index % picturesBetweenCollections > 0) continue
  collectGarbage()
  // What is collected frees its memory in the next turn.
  await setImmediate()
}
