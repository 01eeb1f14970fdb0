import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Figure, isMet } from './bench/figure.ts'
import { measureAsk } from './bench/measure-ask.ts'
import { measureBuilds } from './bench/measure-builds.ts'
import { measureBytes } from './bench/measure-bytes.ts'
import { measureForms } from './bench/measure-forms.ts'
import { measureNavigation } from './bench/measure-navigation.ts'
import { measureNewsletter } from './bench/measure-newsletter.ts'
import { measurePaints } from './bench/measure-paints.ts'
import { buildSite } from './build/build-site.ts'

/** How often each thing is measured; the figure is the median. */
const runs = 5

type Parts = Record<string, (runs: number) => Promise<Figure[]> | Figure[]>

/** What is measured on the built site, where nothing else is asked for. */
const usualParts: Parts = {
  bytes: measureBytes,
  navigation: measureNavigation,
  paints: measurePaints,
  builds: measureBuilds,
}

const siteParts: Parts = { ...usualParts, ask: measureAsk }

/** `forms` runs for a quarter of an hour, `newsletter` for five minutes; they need no build. */
const parts: Parts = { ...siteParts, forms: measureForms, newsletter: measureNewsletter }

const usage = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--json]
  --only  these parts; without it all but those that end with 1 where a goal is missed: ask (what the site answers to questions,
          a few minutes; with OPENAI_API_KEY also what the model makes of those that are held out, which costs tokens), forms (a
          quarter of an hour) and newsletter (five minutes)
  --json  prints nothing but JSON; npm needs --silent for that`

await bench()

/** Measures the built site and its build, prints the figures beside their goals and writes them to test-results. */
async function bench() {
  const { names, isJson } = readArguments()
  if (isJson) console.log = console.error
  if (names.some((name) => name in siteParts)) await buildSite(false)
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
  // What the site weighs and how fast it paints depends on the machine too; of what is mailed and answered nothing may be missed.
  const binding = Object.entries(figures).flatMap(([name, list]) => (name in usualParts ? [] : list))
  if (binding.some((figure) => !isMet(figure))) process.exitCode = 1
}

function formatFigure(figure: Figure): string {
  const { name, value, unit } = figure
  const goal = describeGoal(figure)
  const result = goal && `${goal}  ${isMet(figure) ? 'met' : 'MISSED'}`
  return `  ${name.padEnd(64)} ${String(round(value)).padStart(8)} ${unit.padEnd(7)} ${result}`.trimEnd()
}

function describeGoal({ least, most }: Figure): string {
  if (least !== undefined && least === most) return `exactly ${round(least)}`
  const goals = [least !== undefined && `at least ${round(least)}`, most !== undefined && `at most ${round(most)}`]
  return goals.filter(Boolean).join(', ')
}

function round(value: number): number {
  return value < 100 ? Number(value.toFixed(1)) : Math.round(value)
}

/** Ends with the usage where it is asked for or an argument is wrong. */
function readArguments(): { names: string[]; isJson: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: Object.keys(usualParts).join(',') },
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
