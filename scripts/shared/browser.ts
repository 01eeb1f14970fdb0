import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { parseEnvironment } from '../../environment.ts'

export const browserArguments = [
  // Chromium refuses to start its sandbox as root.
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell and the whole Chromium must draw the same letters for the pictures in renderer/tests/appearance/.
  '--font-render-hinting=none',
  // No requests to Google's services.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without a window system runs the browser tests in half the time. */
const shells = ['/usr/bin/chromium-headless-shell']

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds the Chromium for the browser tests: CHROMIUM_PATH, then the system's shell, Playwright's Chromium, or the system's. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = parseEnvironment(process.env)
  return CHROMIUM_PATH ?? find(shells) ?? find([chromium.executablePath(), ...wholeBrowsers])
}

/** Finds a Chromium, or installs one: Debian's package, or Playwright's. */
export async function ensureBrowser(): Promise<string> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) await install('apt-get update -qq && apt-get install -y -qq chromium-headless-shell')
  await install('playwright install chromium')
  const found = findBrowser()
  if (found) return found
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.')
}

async function install(command: string) {
  if (findBrowser()) return
  console.log(`No Chromium found. Installing one: ${command}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await once(spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env }), 'close')
}

function find(places: string[]): string | undefined {
  return places.find((place) => existsSync(place))
}
