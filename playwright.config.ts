import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from './testing/browser.ts'

/** Another one lets two checkouts be tested at once. */
const port = Number(process.env.PORT ?? 8890)
const executablePath = findBrowser()

/** Each starts a server of its own, which takes longest: last, it would leave the other workers idle. */
const longest = ['editor/*.e2e.ts', 'scripts/serve/*.e2e.ts']

export default defineConfig({
  // Projects begin in this order.
  projects: [
    { name: 'longest', testMatch: longest },
    // The fixtures visit another site: testing/second-site.ts.
    { name: 'rest', testMatch: '**/*.e2e.ts', testIgnore: [...longest, 'fixtures/**'] },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A wait ends when what it waits for is there; only what is broken takes this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testFileDir}/appearance/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    // Playwright scrolls the page before it clicks again at what still moved at its first try: a menu that opens was missed so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArguments,
    },
  },
  webServer: {
    command: 'node testing/serve-site.ts',
    url: `http://localhost:${port}`,
    // A busy machine takes its time.
    timeout: 120_000,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
