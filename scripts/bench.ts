import { availableParallelism, cpus, loadavg } from 'node:os'
import { type Figure, isMet } from './bench/figure.ts'
import { measureAsk } from './bench/measure-ask.ts'
import { measureBuilds } from './bench/measure-builds.ts'
import { measurePaints } from './bench/measure-paints.ts'
import { buildSite } from './build/build-site.ts'
import { runCommand } from './command.ts'

/** How often each thing is measured; the figure is the median. */
const runs = 5

const parts: Record<string, (runs: number) => Promise<Figure[]> | Figure[]> = {
  paints: measurePaints,
  builds: measureBuilds,
  ask: measureAsk,
}

const usage = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--json]
  --only  these parts; without it all but ask, which is what the site answers to questions and takes a few minutes, with
          OPENAI_API_KEY also what the model makes of those that are held out, which costs tokens; it ends with 1 where a goal is missed
  --json  prints nothing but JSON; npm needs --silent for that`

/** Measures the built site and its build, and prints the figures beside their goals. */
await runCommand({ usage, flags: ['json'], options: { only: 'text' } }, async ({ has, get }) => {
  const names = (get('only') ?? 'paints,builds').split(',')
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}\n\n${usage}`)
  // Builds tell what they do.
  const { log } = console
  if (has('json')) console.log = console.error
  console.log(await buildSite(false))
  const figures: Record<string, Figure[]> = {}
  for (const name of names) {
    figures[name] = (await parts[name]?.(runs)) ?? []
    console.log(`\n${name}\n${figures[name].map(formatFigure).join('\n')}`)
  }
  console.log = log
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    node: process.version,
    load: loadavg()[0],
  }
  const text = has('json')
    ? JSON.stringify({ machine, runs, figures }, null, 2)
    : `\nMedians of ${runs} runs on ${machine.cores} cores`
  // How fast the site builds and paints depends on the machine too; its answers do not.
  return { text, code: figures.ask?.some((figure) => !isMet(figure)) ? 1 : 0 }
})

function formatFigure(figure: Figure): string {
  const { name, value, unit, least, most } = figure
  const goals = [least !== undefined && `at least ${round(least)}`, most !== undefined && `at most ${round(most)}`]
  const goal = goals.filter(Boolean).join(', ')
  const result = goal && `${goal}  ${isMet(figure) ? 'met' : 'MISSED'}`
  return `  ${name.padEnd(64)} ${String(round(value)).padStart(8)} ${unit.padEnd(9)} ${result}`.trimEnd()
}

function round(value: number): number {
  return value < 100 ? Number(value.toFixed(1)) : Math.round(value)
}
