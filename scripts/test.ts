import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ownerFolder } from '../owner-files.ts'
import { findEngineSite } from '../testing/engine-site.ts'
import { ensureBrowser } from './shared/browser.ts'
import { runCommand } from './shared/command.ts'
import { describeSkipped, type TestReport } from './skipped-tests.ts'

/** One part of the tests, and the owner's folder if it is another one. */
type Step = { name: string; command: string; siteFolder?: string }

/** A step that failed, and how its output ends. */
type Failure = { name: string; lastLines: string }

/** The tests in these folders look at the owner's words. All others test the engine. */
const contents = ['model', 'authoring/texts', 'authoring/extract']

/** Needs nothing but the sources: `npm run check` runs these alone. The longest starts first. */
const checks: Step[] = [
  {
    name: 'unit tests of the engine',
    command: `vitest run ${contents.map((folder) => `--exclude=${folder}/**`).join(' ')} ${report('engine')}`,
    siteFolder: findEngineSite(),
  },
  { name: 'types', command: 'tsc --checkers 1' },
  { name: 'unit tests of the contents', command: `vitest run ${contents.join(' ')} ${report('contents')}` },
  { name: 'format and lint', command: 'biome check --error-on-warnings .' },
  { name: 'words of comments', command: 'node scripts/check-words.ts' },
  { name: 'order of folders', command: 'node scripts/check-folders.ts' },
  // Checks the content against its schemas, fails if a translation is missing, and lists the stale ones.
  { name: 'content and translations', command: 'node scripts/content.ts' },
  { name: 'code of the blog', command: 'node scripts/examples.ts' },
  { name: 'unused code and dependencies', command: 'knip' },
  { name: 'licences of what is shipped', command: 'node scripts/licences.ts' },
]

/** As Netlify builds it, functions included, but without an account. */
const build: Step = {
  name: 'build and its audit',
  command: 'netlify build --offline --context dev && node scripts/audit.ts --bundled',
}

/** Writes a report for the counts at the end. */
function report(name: string): string {
  return `--reporter=default --reporter=json --includeTaskLocation --outputFile=${resolve(`test-results/${name}.json`)}`
}

/** Runs the engine with another owner's contents. It fails if the engine relies on something that only this site has. */
const secondSite: Step = { name: 'second site', command: 'node testing/second-site.ts' }

/** The browsers use all cores, so nothing runs beside them. */
const browserTests: Step = { name: 'browser tests', command: 'playwright test' }

/** Most steps leave a core idle part of the time. */
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
  if (!has('check')) ensureBrowser()
  const failed = await runAll(has('check') ? checks : [build, secondSite, ...checks])
  const isBuilt = !has('check') && !failed.some(({ name }) => name === build.name)
  if (isBuilt) failed.push(...(await runAll([browserTests])))
  const { text, broken } = describeResult(failed, (performance.now() - start) / 1000)
  // Read the reports too: a runner once lost its exit code, and failed tests passed.
  return { text, code: failed.length > 0 || broken > 0 ? 1 : 0 }
})

/** Runs all steps, so that one run shows everything that is wrong, and returns those that failed. */
async function runAll(steps: Step[]): Promise<Failure[]> {
  const failed: Failure[] = []
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) failed.push(...(await run(step)))
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, work))
  return failed
}

/** Prints the output of a step when it ends, so that parallel steps do not mix. */
function run({ name, command, siteFolder = ownerFolder }: Step): Promise<Failure[]> {
  console.log(`── ${name}: ${command}`)
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, {
      env: { ...process.env, SITE_FOLDER: siteFolder },
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
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
  const reports = ['engine', 'contents', 'browser'].flatMap((name) => readReport(`${name}.json`) ?? [])
  const sum = (count: (report: TestReport) => number | undefined) =>
    reports.reduce((total, report) => total + (count(report) ?? 0), 0)
  const passed = sum(({ numPassedTests, stats }) => numPassedTests ?? stats?.expected)
  const broken = sum(({ numFailedTests, stats }) => numFailedTests ?? stats?.unexpected)
  const result = failed.length > 0 ? `Failed: ${failed.map(({ name }) => name).join(', ')}` : 'All parts passed'
  const ends = failed.map(({ name, lastLines }) => `\n── ${name}, its last lines:\n${lastLines}\n`)
  return {
    text: [
      ...ends,
      `\n${result} (${seconds.toFixed(0)} s)`,
      `${passed} passed, ${broken} failed, ${describeSkipped(reports)}`,
    ].join('\n'),
    broken,
  }
}

function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(`test-results/${file}`, 'utf8'))
  } catch {
    return undefined // The step ended before it wrote its report, and has failed.
  }
}
