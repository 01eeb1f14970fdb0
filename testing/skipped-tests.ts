import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The parts of a report of Vitest or Playwright that are read here. */
export type TestReport = {
  /** Vitest. */
  numPassedTests?: number
  numFailedTests?: number
  testResults?: Array<{
    name: string
    assertionResults: Array<{ status: string; location?: { line: number } | null }>
  }>
  /** Playwright. */
  stats?: { expected: number; unexpected: number }
  suites?: Suite[]
}

type Suite = { file: string; suites?: Suite[]; specs?: Array<{ tests: BrowserTest[] }> }
type BrowserTest = { status: string; annotations: Array<{ type: string; description?: string }> }

type Skipped = { file: string; reason: string }

/** The number of skipped tests, and a line for each reason with the files. */
export function describeSkipped(reports: TestReport[]): string {
  const skipped = reports.flatMap((report) => [
    ...listSkipped(report),
    ...(report.suites ?? []).flatMap(listSkippedInBrowser),
  ])
  const lines = [...Map.groupBy(skipped, ({ reason }) => reason)].map(
    ([reason, tests]) => `  ${tests.length} by ${reason}: ${[...new Set(tests.map(({ file }) => file))].join(', ')}`,
  )
  return [`${skipped.length} skipped`, ...lines].join('\n')
}

function listSkipped({ testResults = [] }: TestReport): Skipped[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ location }) => ({
        file: relative('.', name),
        reason: findCondition(readFileSync(name, 'utf8'), location?.line ?? 0),
      })),
  )
}

/** Vitest reports no reason. It is the last condition of the source at or above the line of the test. */
function findCondition(source: string, line: number): string {
  const above = source.split('\n').slice(0, line).join('\n')
  return above.match(/\b(skipIf|runIf)\(.*?\)(?=\(|\.each)/g)?.at(-1) ?? 'skip'
}

function listSkippedInBrowser({ file, suites = [], specs = [] }: Suite): Skipped[] {
  const tests = specs.flatMap((spec) => spec.tests).filter(({ status }) => status === 'skipped')
  return [
    ...tests.map(({ annotations }) => ({
      file,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'skip',
    })),
    ...suites.flatMap(listSkippedInBrowser),
  ]
}
