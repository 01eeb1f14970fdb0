import { EventEmitter } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownerFolder } from '../../owner-files.ts'
import { watchContent } from './watch-content.ts'

test.each(['add', 'unlink'])('a post that comes or goes is read anew: %s', (event) => {
  const watcher = new EventEmitter()
  const changed: string[] = []
  watcher.on('change', (file) => changed.push(file))
  Object(watchContent()).configureServer({ watcher })
  watcher.emit(event, resolve(ownerFolder, 'content/blog/another/en.md'))
  watcher.emit(event, resolve(ownerFolder, 'docs/another.md'))
  expect(changed).toEqual([resolve('model/kinds/posts.ts')])
})
