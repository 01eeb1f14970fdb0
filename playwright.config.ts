import { defineConfig } from 'playwright/test'
import { ownerFolder } from './owner-files.ts'
import { browserArguments, findBrowser } from './scripts/shared/browser.ts'

/** `PORT` lets two checkouts run their tests at once. */
const port = Number(process.env.PORT ?? 8890)
const executablePath = findBrowser()

/** These start their own servers and take longest, so they begin first: at the end they would leave the other workers idle. */
const longest = ['editor/*.e2e.ts', 'scripts/serve/*.e2e.ts']

/** testing/second-site.ts visits a site of its own. */
const isSecondSite = ownerFolder.startsWith('fixtures')

const results = `test-results/${isSecondSite ? 'second-site' : 'browser'}`

export default defineConfig({
  // Projects begin in this order.
  projects: isSecondSite
    ? [{ name: 'second site', testMatch: 'fixtures/*.e2e.ts' }]
    : [
        { name: 'longest', testMatch: longest },
        { name: 'rest', testMatch: '**/*.e2e.ts', testIgnore: [...longest, 'fixtures/**'] },
      ],
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
