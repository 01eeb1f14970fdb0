import { availableParallelism, cpus, loadavg } from 'node:os'
import { measureChanges, measureFirstBuild, measureFunctions, measureManyPosts } from './bench/measure-builds.ts'
import { measureVisits } from './bench/measure-visits.ts'
import { installPeers, measureHere, measurePeer } from './bench/peers.ts'
import { checkOut, copyProject, type Side, type Values } from './bench/sides.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run bench -- [--against COMMIT | --peers] [--runs NUMBER] [--json]
  measures builds, functions, first visits of a slow phone and a click, each so often (5), and prints the medians
  --against COMMIT  measures that commit too, in turns, and prints the ratios
  --peers           builds the words of 40 pages with Astro, Next and React Router, and prints the ratios of this site to theirs
  --json            prints nothing but JSON; use npm --silent`

/** The most that a machine takes that has two cores and does nothing else. */
const goals: Values = { 'first build, s': 30, 'changed post, s': 4 }

type Measure = (side: Side) => Values | Promise<Values>

/** In this order, because the first build leaves the site that is visited. The first and the last take minutes. */
const measures: Array<{ take: Measure; most?: number }> = [
  { take: measureFirstBuild, most: 3 },
  { take: measureChanges },
  { take: measureVisits },
  { take: measureFunctions },
  { take: measureManyPosts, most: 1 },
]

const measureBesidePeers: Measure = (side) => (side.name === 'here' ? measureHere(side) : measurePeer(side))

type Row = { name: string; values: number[]; ratios: number[]; goal?: number }

await runCommand(
  { usage, flags: ['json', 'peers'], options: { against: 'text', runs: 'text' } },
  async ({ has, get }) => {
    const commit = get('against')
    const runs = Number(get('runs') ?? 5)
    const sides = [copyProject(), ...(commit ? [checkOut(commit)] : []), ...(has('peers') ? installPeers() : [])]
    try {
      const names = sides.map(({ name }) => name)
      const rows: Row[] = []
      // At once, because all of it takes half an hour.
      const show = (text: string) => has('json') || console.log(text)
      show(names.join('  '))
      const taken = has('peers') ? [{ take: measureBesidePeers, most: runs }] : measures
      for (const { take, most = runs } of taken) {
        const more = await measure(take, sides, Math.min(runs, most))
        show(more.map(format).join('\n'))
        rows.push(...more)
      }
      if (!has('json')) return ''
      const { version: node } = process
      const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), node, load: loadavg()[0] }
      return JSON.stringify({ machine, runs, sides: names, rows }, null, 2)
    } finally {
      for (const side of sides) side.remove()
    }
  },
)

/** Measures each side in turns, so that all meet the same load. */
async function measure(take: Measure, sides: Side[], runs: number): Promise<Row[]> {
  const taken = sides.map((): Values[] => [])
  for (let run = 0; run < runs; run += 1)
    for (const [index, side] of sides.entries()) taken[index]?.push(await take(side))
  return [...new Set(taken.flat().flatMap(Object.keys))].map((name) => {
    const values = taken.map((ofSide) => getMedian(ofSide.flatMap((one) => one[name] ?? [])))
    const [here = Number.NaN, ...others] = values
    const goal = goals[name]
    return { name, values, ratios: others.map((other) => here / other), ...(goal !== undefined && { goal }) }
  })
}

/** Not a number where nothing could be measured. */
function getMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Each other side's figure is followed by the ratio of this one to it, so that less is better. */
function format({ name, values: [here = Number.NaN, ...others], ratios, goal }: Row): string {
  const other = others
    .map((value, index) => `${round(value).padStart(9)}  × ${round(ratios[index] ?? Number.NaN).padEnd(6)}`)
    .join('')
  const goals = goal === undefined ? '' : `  at most ${goal}: ${here > goal ? 'MISSED' : 'met'}`
  return `${name.padEnd(56)} ${round(here).padStart(9)}${other}${goals}`
}

/** A dash where a side has nothing to measure. */
function round(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(Math.abs(value) < 10 ? 2 : 0)
}
