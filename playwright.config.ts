import { defineConfig } from 'playwright/test'
import { ownerFolder } from './owner-files.ts'
import { browserArguments, findBrowser } from './scripts/shared/browser.ts'

/** `PORT` lets two checkouts run their tests at once. */
const port = Number(process.env.PORT ?? 8890)
const executablePath = findBrowser()

/** testing/second-site.ts visits a site of its own. */
const isSecondSite = ownerFolder.startsWith('fixtures')

const results = `test-results/${isSecondSite ? 'second-site' : 'browser'}`

export default defineConfig({
  // One project for all: a worker serves no second one, so that each would start workers and browsers of its own.
  testMatch: isSecondSite ? 'fixtures/*.e2e.ts' : '**/*.e2e.ts',
  testIgnore: isSecondSite ? [] : 'fixtures/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than two processors, because pages wait for servers, fonts and frames.
  workers: 3,
  // Only a broken page takes this long: each wait ends as soon as its condition holds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: `${results}.json` }]],
  outputDir: results,
  snapshotPathTemplate: '{testFileDir}/appearance/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    // If a click's target still moves, Playwright scrolls the page before it tries again. It missed an opening menu that way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  webServer: {
    command: 'node testing/serve-site.ts',
    url: `http://localhost:${port}`,
    // A busy machine is slow.
    timeout: 120_000,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
