import { expect, test } from 'vitest'
import { isShipped, listSamples } from './samples.ts'
import { isPlaceholder, isSample } from './site-samples.ts'

test.each([
  ['testimonial', 'testimonials', [{ id: 'ana', sample: true }], 'testimonials.ana'],
  ['case study', 'caseStudies.radiology-ai', { kind: 'client', sample: true }, 'caseStudies.radiology-ai'],
  ['case study', 'caseStudies.radiology-ai', { kind: 'example', sample: true }, 'caseStudies.radiology-ai'],
  ['position', 'experience', [{ id: 'trainer', sample: true }], 'experience.trainer'],
  ['claim', 'claims', { teams: { value: '140+', sample: true } }, 'claims.teams'],
  ['social account', 'site', { social: { x: 'https://x.com/example' } }, 'site.social.x'],
  ['repository', 'site', { repository: 'https://github.com/example/site' }, 'site.repository'],
  ['repository', 'projects', { autosite: { repository: 'https://example.com/code' } }, 'projects.autosite.repository'],
  ['project', 'projects.additional', [{ id: 'grant-finder', sample: true }], 'projects.additional.grant-finder'],
  ["owner's record", 'site', { samples: ['owner.nif'], owner: { nif: '00000000T' } }, 'site.owner.nif'],
  ["owner's record", 'site', { owner: { email: 'hello@example.com' } }, 'site.owner.email'],
  ["owner's record", 'site', { url: 'https://example.com' }, 'site.url'],
])('a single %s is found in %s', (kind, id, content, path) => {
  expect(listSamples([{ id, file: 'content/file.ts', content }])).toMatchObject([
    { kind, file: 'content/file.ts', path },
  ])
})

test('what the owner has confirmed or taken out, and what no page shows, is no sample', () => {
  const parts = [
    { id: 'readers', file: 'x.json', content: [{ language: 'xx', items: [{ title: 'x', sample: true }] }] },
    { id: 'testimonials', file: 'model/kinds/profile.ts', content: [{ id: 'ana', sample: false, name: 'Ana' }] },
    {
      id: 'site',
      file: 'content/site.json',
      content: { samples: ['whatsapp'], url: 'https://ana.test', phone: '+34611222333' },
    },
  ]
  expect(listSamples(parts)).toEqual([])
})

test('an address that leads to nobody is a placeholder, one that only reads like it is not', () => {
  for (const address of [
    'https://example.com',
    'https://www.example.org/a',
    'https://github.com/example/site',
    'a@example.com',
  ]) {
    expect(isPlaceholder(address), address).toBe(true)
  }
  for (const address of ['https://github.com/examples', 'https://notexample.com', 'For example', 'Note: example']) {
    expect(isPlaceholder(address), address).toBe(false)
  }
})

test('the list names each sample of the site once', () => {
  const paths = listSamples().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a field of the site is a sample exactly if the list names it', () => {
  const paths = listSamples().map(({ path }) => path)
  for (const field of ['owner.nif', 'owner.email', 'social.github', 'repository', 'owner.jobTitle']) {
    expect(isSample(field), field).toBe(paths.includes(`site.${field}`))
  }
})

test('what has changed since the site was handed over is its shipped value no more', () => {
  for (const { path, value } of listSamples().filter(isShipped)) {
    expect(
      isShipped({ path, value: typeof value === 'string' ? `${value}.` : { ...Object(value), id: 'other' } }),
      path,
    ).toBe(false)
  }
  expect(isShipped({ path: 'claims.mine', value: 'Mine' })).toBe(false)
})
