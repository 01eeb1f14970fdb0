import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { parseEnvironment } from '../environment.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium for the browser tests: the one that is named, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = parseEnvironment(process.env)
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * Finds a Chromium or installs one: Playwright's, or else Debian's package.
 *
 * @throws Error that says what to do where neither can be had
 */
export function ensureBrowser(): string {
  const installs = [
    ['playwright', 'install', 'chromium'],
    ['sh', '-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'],
  ]
  for (const [command = '', ...options] of installs) {
    const found = findBrowser()
    if (found) return found
    console.log(`No Chromium found; trying: ${command} ${options.join(' ')}`)
    spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const found = findBrowser()
  if (found) return found
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.')
}
