import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Figure } from './bench/figure.ts'
import { measureBuilds } from './bench/measure-builds.ts'
import { measureBytes } from './bench/measure-bytes.ts'
import { measureNavigation } from './bench/measure-navigation.ts'
import { measurePaints } from './bench/measure-paints.ts'
import { buildSite } from './build/build-site.ts'

/** How often each thing is measured; the figure is the median. */
const runs = 5

const parts: Record<string, (runs: number) => Promise<Figure[]> | Figure[]> = {
  bytes: measureBytes,
  navigation: measureNavigation,
  paints: measurePaints,
  builds: measureBuilds,
}

const usage = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--json]
  --only  these parts; without it all
  --json  prints nothing but JSON; npm needs --silent for that`

await bench()

/** Measures the built site and its build, prints the figures beside their goals and writes them to test-results. */
async function bench() {
  const { names, isJson } = readArguments()
  if (isJson) console.log = console.error
  await buildSite(false)
  const figures: Record<string, Figure[]> = {}
  for (const name of names) {
    figures[name] = (await parts[name]?.(runs)) ?? []
    if (!isJson) console.log(`\n${name}\n${figures[name].map(formatFigure).join('\n')}`)
  }
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    node: process.version,
    load: loadavg()[0],
  }
  const json = JSON.stringify({ machine, runs, figures }, null, 2)
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.json', json)
  if (isJson) process.stdout.write(`${json}\n`)
  else console.log(`\nMedians of ${runs} runs on ${machine.cores} cores; also in test-results/bench.json`)
}

function formatFigure({ name, value, unit, most }: Figure): string {
  const goal = most === undefined ? '' : `at most ${round(most)}  ${value <= most ? 'met' : 'MISSED'}`
  return `  ${name.padEnd(64)} ${String(round(value)).padStart(8)} ${unit.padEnd(5)} ${goal}`
}

function round(value: number): number {
  return value < 100 ? Number(value.toFixed(1)) : Math.round(value)
}

/** Ends with the usage where it is asked for or an argument is wrong. */
function readArguments(): { names: string[]; isJson: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: Object.keys(parts).join(',') },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const names = values.only.split(',')
    const unknown = names.filter((name) => !(name in parts))
    if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`)
    if (!values.help) return { names, isJson: values.json }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
  console.log(usage)
  process.exit(0)
}
