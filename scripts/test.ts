import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'

/** One part of the tests: what it is called and the command that runs it. */
type Step = { name: string; command: string }

/** Needs nothing but the sources: `npm run check` runs these alone. */
const checks: Step[] = [
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  // Checks the content against its schemas, fails where a translation is missing and tells the stale ones.
  { name: 'content and translations', command: 'node scripts/content.ts' },
  { name: 'types', command: 'tsc' },
  { name: 'unused code and dependencies', command: 'knip' },
  { name: 'licences of what is shipped', command: 'node scripts/licences.ts' },
  {
    name: 'unit tests and catalogs',
    command: 'vitest run --reporter=default --reporter=json --outputFile=test-results/unit.json',
  },
]

/** Look at the built site. */
const siteTests: Step[] = [
  { name: 'audit of the built site', command: 'node scripts/audit.ts' },
  { name: 'browser tests', command: 'playwright test' },
]

const isCheckOnly = process.argv.includes('--check')
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
await runTests()

async function runTests() {
  const start = performance.now()
  const failed = await runAll(checks)
  if (!isCheckOnly) {
    ensureBrowser()
    // As Netlify does it, functions included, but without an account.
    const isBuilt = await run({ name: 'build', command: 'netlify build --offline --context dev' })
    failed.push(...(isBuilt ? await runAll(siteTests) : ['build']))
  }
  printResult(failed, (performance.now() - start) / 1000)
  process.exitCode = failed.length > 0 ? 1 : 0
}

/** Runs steps one after the other, all of them, so that one run shows everything that is wrong. */
async function runAll(steps: Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const step of steps) if (!(await run(step))) failed.push(step.name)
  return failed
}

function run({ name, command }: Step): Promise<boolean> {
  console.log(`\n── ${name}: ${command}`)
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('exit', (code) => {
      console.log(
        `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
      )
      resolve(code === 0)
    })
  })
}

function printResult(failed: string[], seconds: number) {
  const unit = readReport('unit.json')
  const browser = readReport('browser.json')
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats?.expected ?? 0)
  const broken = (unit?.numFailedTests ?? 0) + (browser?.stats?.unexpected ?? 0)
  console.log(`\n${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All parts passed'} (${seconds.toFixed(0)} s)`)
  console.log(`${passed} passed, ${broken} failed`)
}

/** What the test runners write: Vitest's and Playwright's counts. */
type Report = { numPassedTests?: number; numFailedTests?: number; stats?: { expected: number; unexpected: number } }

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(`test-results/${file}`, 'utf8'))
  } catch {
    return undefined // The step did not come to write it; its failure is counted already.
  }
}
