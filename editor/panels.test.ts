import { expect, test } from 'vitest'
import { describeSetup } from '../authoring/describe-setup.ts'
import { findField } from '../authoring/fields.ts'
import { postSlug, serviceSlug } from '../authoring/testing.ts'
import { tell } from '../locales/owner.ts'
import { ownerFolder } from '../owner-files.ts'
import { type Place, panels } from './panels.ts'
import { readSetup, renderSetup } from './setup-panel.ts'
import type { View } from './view.ts'

const place: Place = { root: ownerFolder, path: '/', locale: 'en', visible: [] }

const views: View[] = [
  { kind: 'text', id: `posts.${postSlug}.body.0` },
  { kind: 'text', id: `services.${serviceSlug}.title` },
  { kind: 'found', words: 'Nobody says this' },
  ...(['page', 'setup', 'samples', 'shipped', 'about', 'open', 'post', 'publish'] as const).map((kind) => ({ kind })),
]

test.each(views)('a panel begins with its heading: $kind $id', async (view) => {
  const { markup } = await panels[view.kind](view, place)
  expect(markup).toMatch(/^<h2>[^<]+<\/h2>/)
})

test('words that a page or an address brings are no markup in a panel', async () => {
  const { markup } = await panels.found({ kind: 'found', words: '"><img src=x onerror=alert(1)>' }, place)
  expect(markup).not.toContain('<img')
})

test('a step of Make it yours that is sent as it stands changes nothing, and one field alone is an answer', () => {
  const owner = Object.fromEntries(
    describeSetup().flatMap((question) => {
      const [group, field = ''] = question.key.split('.')
      return group === 'owner' ? [[field, question.value]] : []
    }),
  )
  const site = { url: findField('site.url')?.value }
  expect(() => readSetup(0, { owner, site })).toThrow(tell('panels.refuse.unchanged'))
  expect(readSetup(0, { owner: { ...owner, name: 'Somebody else' }, site })).toEqual({
    owner: { name: 'Somebody else' },
  })
})

test('each question of setup stands in a step of Make it yours', () => {
  const markup = String(renderSetup().markup)
  // A list without names has nothing to tick.
  const asked = describeSetup().filter(({ options }) => options?.length !== 0)
  expect(asked.map(({ key }) => key).filter((key) => !markup.includes(`name="${key}"`))).toEqual([])
})
