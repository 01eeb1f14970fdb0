import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from './scripts/test/browser.ts'

/** Another one lets two checkouts be tested at once. */
const port = Number(process.env.PORT ?? 8890)
const executablePath = findBrowser()

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // One flaky test in 2,400 must not stop a release; the summary counts it as a defect. On a developer's machine it fails.
  retries: process.env.CI ? 1 : 0,
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
    command: 'node scripts/serve.ts',
    // A function that asks no other part whether it is ready: a link without a token is 400.
    url: `http://localhost:${port}/api/newsletter/confirm`,
    // A busy machine takes its time.
    timeout: 120_000,
    // Whatever the developer's own environment holds: no real mail, no real model.
    env: {
      // All tests of a day book on one site.
      BOOKING_HOLDS_DAILY: '10000',
      PORT: String(port),
      SMTP_URL: '',
      SIGNING_SECRET: '',
      OPENAI_API_KEY: '',
      CONTACT_TO: '',
      MAIL_FROM: '',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
