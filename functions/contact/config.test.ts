import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipFunction } from '@netlify/zip-it-and-ship-it'
import { expect, test } from 'vitest'

// Read as Netlify's bundler reads it: it drops without a word what it does not understand.

test('one rate limit counts each visitor apart, over both forms', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const bundle = await zipFunction('functions/contact', folder, {
    basePath: process.cwd(),
    archiveFormat: 'none',
    config: { '*': { nodeBundler: 'esbuild' } },
  })
  expect(bundle?.routes?.map(({ pattern, methods }) => ({ pattern, methods }))).toEqual([
    { pattern: '/api/contact', methods: [] },
    { pattern: '/api/newsletter', methods: [] },
    { pattern: '/api/newsletter/*', methods: [] },
  ])
  expect(bundle?.trafficRules?.action).toMatchObject({
    type: 'rate_limit',
    config: {
      rateLimitConfig: { windowLimit: 20, windowSize: 60 },
      aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
    },
  })
  await rm(folder, { recursive: true })
}, 30_000)
