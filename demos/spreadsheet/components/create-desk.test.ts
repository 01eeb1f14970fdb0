import { expect, test } from 'vitest'
import type { Engine } from '../worker/create-engine.ts'
import { createDesk, emptyState } from './create-desk.ts'

const workbook = { name: 'a', sheets: [], skipped: [], notes: [], duration: 1 }

function open() {
  let state = emptyState
  const desk = createDesk('en', (update) => {
    state = update(state)
  })
  return { desk, getState: () => state }
}

function createEngine(call: () => Promise<unknown>): Engine {
  return { call: call as Engine['call'], close: () => {} }
}

test('a question that is asked while a file loads does not stop it', async () => {
  const { desk, getState } = open()
  const engine = createEngine(async () => ({ status: 'unclear', language: 'en', problems: [], duration: 1 }))
  await desk.load(async () => ({ engine, workbook }), { sample: 'small' })
  const file = Promise.withResolvers<{ engine: Engine; workbook: typeof workbook }>()
  const loading = desk.load(() => file.promise, {})
  await desk.ask('total sales', {})
  expect(getState().isLoading).toBe(true)
  file.resolve({ engine, workbook: { ...workbook, name: 'own' } })
  await loading
  expect(getState()).toMatchObject({ isLoading: false, workbook: { name: 'own' }, asked: undefined })
})

test('an engine that fails while it answers is told', async () => {
  const { desk, getState } = open()
  const engine = createEngine(() => Promise.reject(new Error('no memory')))
  await desk.load(async () => ({ engine, workbook }), {})
  await desk.ask('total sales', {})
  expect(getState().loadError).toEqual({ code: 'unreadable' })
})

test('the sample is there with the answer to its first question, so that none comes after a visitor has begun to type', async () => {
  const states: Array<{ isThere: boolean; question: string | undefined }> = []
  let state = emptyState
  const desk = createDesk('en', (update) => {
    state = update(state)
    states.push({ isThere: state.workbook !== undefined, question: state.asked?.question })
  })
  const engine = createEngine(async () => ({ status: 'unclear', language: 'en', problems: [], duration: 1 }))
  await desk.load(async () => ({ engine, workbook }), { sample: 'small', firstQuestion: 'total sales' })
  expect(states.filter(({ isThere }) => isThere)).toEqual([{ isThere: true, question: 'total sales' }])
})
