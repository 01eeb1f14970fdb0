import { expect, test, vi } from 'vitest'
import { openFile } from './open-file.ts'

const file = (size: number, read: () => Promise<ArrayBuffer>) => ({ name: 'a.csv', size, arrayBuffer: read })

test('a file is handed on with its name', async () => {
  const use = vi.fn<(name: string, bytes: Uint8Array) => void>()
  expect(
    await openFile(
      file(3, async () => new Uint8Array([1, 2, 3]).buffer),
      1,
      use,
    ),
  ).toBeUndefined()
  expect(use).toHaveBeenCalledWith('a.csv', new Uint8Array([1, 2, 3]))
})

test('a file that is too large is not read', async () => {
  const read = vi.fn<() => Promise<ArrayBuffer>>()
  expect(await openFile(file(2_000_001, read), 2, () => {})).toEqual({ code: 'tooLarge' })
  expect(read).not.toHaveBeenCalled()
})

test('a file that cannot be read, or whose reader does not come, is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fail = () => Promise.reject(new Error('gone'))
  expect(await openFile(file(1, fail), 1, () => {})).toEqual({ code: 'unreadable' })
  expect(
    await openFile(
      file(1, async () => new ArrayBuffer(1)),
      1,
      fail,
    ),
  ).toEqual({ code: 'unreadable' })
})
