import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeMachine, formatMachine } from './bench/describe-machine.ts'
import type { Figure } from './bench/figure.ts'
import { formatFigures } from './bench/format-figures.ts'
import { measureBuilds } from './bench/measure-builds.ts'
import { measureBytes } from './bench/measure-bytes.ts'
import { measureDemos } from './bench/measure-demos.ts'
import { measureNavigation } from './bench/measure-navigation.ts'
import { measurePages } from './bench/measure-pages.ts'
import { measureSearchTime } from './bench/measure-search-time.ts'
import type { Options } from './bench/options.ts'

const parts: Record<string, (options: Options) => Promise<Figure[]>> = {
  bytes: measureBytes,
  search: measureSearchTime,
  navigation: measureNavigation,
  demos: measureDemos,
  pages: measurePages,
  build: measureBuilds,
}

const usage = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--runs 5] [--all] [--json]
  --only  these parts; without it all
  --runs  how often each thing is measured (the figure is the median)
  --all   Lighthouse for each screen instead of six
  --json  writes nothing but JSON to standard output; npm needs --silent for that`

await bench()

/** Measures the built site and its building, shows the figures beside their goals and keeps them in test-results. */
async function bench() {
  const { names, options, isJson } = readArguments()
  const start = describeMachine()
  // Its messages are no figures.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  })
  if (status !== 0) process.exit(1)

  const figures: Record<string, Figure[]> = {}
  for (const name of names) {
    figures[name] = (await parts[name]?.(options)) ?? []
    if (!isJson) console.log(`\n${name}\n${formatFigures(figures[name])}`)
  }
  const json = JSON.stringify({ machine: { start, end: describeMachine() }, runs: options.runs, figures }, null, 2)
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.json', json)
  if (isJson) console.log(json)
  else
    console.log(
      `\nMedians of ${options.runs} runs on ${formatMachine(describeMachine())}; also in test-results/bench.json`,
    )
}

/** Ends with the usage where an argument is wrong. */
function readArguments(): { names: string[]; options: Options; isJson: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: Object.keys(parts).join(',') },
        runs: { type: 'string', default: '5' },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const names = values.only.split(',')
    const unknown = names.filter((name) => !(name in parts))
    if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`)
    if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs expects a number, not ${values.runs}`)
    return { names, options: { runs: Number(values.runs), all: values.all }, isJson: values.json }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}
