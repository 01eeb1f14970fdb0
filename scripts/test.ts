import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { demoLocales } from '../locales/demo-locales.ts'
import { memoize } from '../memoize.ts'
import { site } from '../model/kinds/site.ts'
import { ownerFolder } from '../owner-files.ts'
import { findEngineSite } from '../testing/engine-site.ts'
import { describeSkipped, type TestReport } from '../testing/skipped-tests.ts'
import { ensureBrowser } from './shared/browser.ts'
import { runCommand } from './shared/command.ts'

/** One part of the tests, the owner's folder if it is another one, its port, and the step and the browser that it waits for. */
type Step = {
  name: string
  command: string
  siteFolder?: string
  port?: number
  after?: Step
  needs?: () => Promise<unknown>
}

type Failure = { name: string; lastLines: string }

/** Each step that serves a site has a port of its own. */
const firstPort = Number(process.env.PORT ?? 8890)

/** The tests in these folders look at the owner's words. All others test the engine. */
const contents = ['content', 'model', 'authoring/texts', 'authoring/extract']

/** `npm run check` runs these alone, because they need nothing but the sources. The longest starts first. */
const unitTests: Step = {
  name: 'unit tests of the engine',
  command: `vitest run ${contents.map((folder) => `--exclude=${folder}/**`).join(' ')} ${report('engine')}`,
  siteFolder: findEngineSite(),
}

const checks: Step[] = [
  { name: 'types', command: 'tsc --checkers 1' },
  {
    name: 'unit tests of the contents',
    command: `vitest run ${contents.map((folder) => `${folder}/`).join(' ')} ${report('contents')}`,
  },
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'words of comments', command: 'node testing/check-words.ts' },
  { name: 'order of folders', command: 'node testing/check-folders.ts' },
  // Checks the content against its schemas, fails if a translation is missing, and lists the stale ones.
  { name: 'content and translations', command: 'node scripts/content.ts' },
  { name: 'code of the blog', command: 'node scripts/examples.ts' },
  { name: 'unused code and dependencies', command: 'knip' },
  { name: 'licences of what is shipped', command: 'node scripts/licences.ts' },
]

/** As Netlify builds it, functions included, but without an account. */
const build: Step = { name: 'build', command: 'netlify-build --offline --context dev' }

const audit: Step = { name: 'audit of the build', command: 'node scripts/audit.ts --bundled', after: build }

/** Writes a report for the counts at the end. */
function report(name: string): string {
  return `--reporter=default --reporter=json --includeTaskLocation --outputFile=${resolve(`test-results/${name}.json`)}`
}

/** Is installed while the site is built. */
const findOrInstallBrowser = memoize(ensureBrowser)

const rehearsal: Step = { name: 'rehearsal of assistants', command: 'node scripts/rehearse.ts', after: build }

/** Runs the engine with another owner's contents. It fails if the engine relies on something that only this site has. */
const secondSite: Step = {
  name: 'second site',
  command: 'node testing/second-site.ts',
  port: firstPort - 1_000,
  needs: findOrInstallBrowser,
}

/** They go through pages in these languages: a site that lacks one would fail for its contents. */
const isVisited = demoLocales.every((locale) => site.languages.includes(locale))

const browserTests: Step = {
  name: 'browser tests',
  command: 'playwright test',
  port: firstPort,
  after: build,
  needs: findOrInstallBrowser,
}

/** As many as a small machine has processors. More would share them, and each would take longer. */
const stepsAtOnce = 2

const usage = `npm test                          all tests
npm run check                     those that need no build
npx vitest run content            the unit tests of a folder or a file
npx playwright test pages/blog    the same of the browser tests, on the built site`

await runCommand({ usage, flags: ['check'] }, async ({ has }) => {
  const start = performance.now()
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results')
  // Many tests start Node; code that an earlier start has compiled loads in a quarter less time.
  process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compiled')
  if (!has('check')) findOrInstallBrowser().catch(() => {}) // The steps that need it fail with it.
  // The longest first; the short checks fill the end.
  const steps = has('check')
    ? [unitTests, ...checks]
    : [build, unitTests, ...(isVisited ? [browserTests] : []), audit, rehearsal, secondSite, ...checks]
  const failed = await runAll(steps)
  const { text, broken } = describeResult(failed, (performance.now() - start) / 1000)
  const leftOut = has('check') || isVisited ? '' : `\nLeft out: the browser tests, which visit a site in ${demoLocales}`
  // Read the reports too: a runner once lost its exit code, and failed tests passed.
  return { text: text + leftOut, code: failed.length > 0 || broken > 0 ? 1 : 0 }
})

/** Runs all steps, so that one run shows everything that is wrong, and returns those that failed. */
async function runAll(steps: Step[]): Promise<Failure[]> {
  const failed: Failure[] = []
  const waiting = new Set(steps)
  const running = new Map<Step, Promise<void>>()
  const passed = new Set<Step>()
  const work = async (): Promise<void> => {
    const next = [...waiting].find(({ after }) => !after || passed.has(after))
    if (!next) {
      // A step is left out if the one that it waits for has failed.
      const awaited = [...waiting].flatMap(({ after }) => (after && running.get(after)) ?? [])
      return awaited[0]?.then(work)
    }
    waiting.delete(next)
    const done = run(next).then((failures) => {
      if (failures.length === 0) passed.add(next)
      failed.push(...failures)
      running.delete(next)
    })
    running.set(next, done)
    await done
    return work()
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, work))
  return failed
}

/** Prints the output of a step when it ends, so that parallel steps do not mix. */
async function run({ name, command, siteFolder = ownerFolder, port, needs }: Step): Promise<Failure[]> {
  await needs?.()
  console.log(`── ${name}: ${command}`)
  const start = performance.now()
  return new Promise((resolve) => {
    const env = { ...process.env, SITE_FOLDER: siteFolder, ...(port && { PORT: String(port) }) }
    const child = spawn(command, { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const text = Buffer.concat(output).toString()
      console.log(`${text}── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
      resolve(code === 0 ? [] : [{ name, lastLines: text.trimEnd().split('\n').slice(-60).join('\n') }])
    })
  })
}

/** Repeats the end of each failed step, and counts the tests that passed, failed and were skipped. */
function describeResult(failed: Failure[], seconds: number): { text: string; broken: number } {
  const reports = globSync('test-results/{engine,contents,browser}.json').map(readReport)
  const sum = (count: (report: TestReport) => number | undefined) =>
    reports.reduce((total, report) => total + (count(report) ?? 0), 0)
  const passed = sum(({ numPassedTests, stats }) => numPassedTests ?? stats?.expected)
  const broken = sum(({ numFailedTests, stats }) => numFailedTests ?? stats?.unexpected)
  const result = failed.length > 0 ? `Failed: ${failed.map(({ name }) => name).join(', ')}` : 'All parts passed'
  const ends = failed.map(({ name, lastLines }) => `\n── ${name}, its last lines:\n${lastLines}\n`)
  const counts = `${passed} passed, ${broken} failed, ${describeSkipped(reports)}`
  return { text: [...ends, `\n${result} (${seconds.toFixed(0)} s)`, counts].join('\n'), broken }
}

function readReport(file: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {} // The step ended while it wrote its report, and has failed.
  }
}
