import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Figure } from './bench/figure.ts'
import { measureBuilds } from './bench/measure-builds.ts'
import { measureVisits } from './bench/measure-visits.ts'
import { buildSite } from './build/build-site.ts'
import { runCommand } from './shared/command.ts'

/** Each thing is measured so often. */
const runs = 5

const usage = `npm run bench -- [--json]
  builds the site and measures first visits of a slow phone, and the time of builds
  --json  prints nothing but JSON; use npm --silent`

await runCommand({ usage, flags: ['json'] }, async ({ has }) => {
  // Builds print to standard output too, which belongs to the JSON.
  const { log } = console
  if (has('json')) console.log = console.error
  console.log(await buildSite({ isForced: false, isVerbose: false }))
  const figures = [...(await measureVisits(runs)), ...measureBuilds(runs)]
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    node: process.version,
    load: loadavg()[0],
  }
  console.log = log
  return has('json') ? JSON.stringify({ machine, runs, figures }, null, 2) : figures.map(format).join('\n')
})

function format({ name, unit, value, most }: Figure): string {
  const goal = most === undefined ? '' : `at most ${round(most)}  ${value > most ? 'MISSED' : 'met'}`
  return `${name.padEnd(40)} ${round(value).padStart(8)} ${unit.padEnd(6)} ${goal}`.trimEnd()
}

function round(value: number): string {
  return value < 100 ? value.toFixed(1) : value.toFixed(0)
}
