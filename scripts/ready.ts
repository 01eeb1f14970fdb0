import { readEnvironment } from '../environment.ts'
import { parseOptions } from './parse-options.ts'
import { describeLeft, listLeft, listUnapproved } from './ready/list-left.ts'

const usage = `npm run ready             what is left before a public build passes and shows all; ends with 0 when nothing is
npm run ready -- --json   the same for machines`

const flag = { type: 'boolean', default: false } as const

try {
  const { json, help } = parseOptions({ options: { json: flag, help: flag } }, usage).values
  if (help) console.log(usage)
  else await run(json)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(isJson: boolean) {
  const { values, problems } = readEnvironment(process.env)
  // `SAMPLES=allowed` builds a site that is not for the public.
  const refused = await listLeft({ ...values, CONTEXT: 'production', SAMPLES: undefined }, problems)
  const isReadable = refused.every(({ kind }) => kind !== 'content')
  const left = [...refused, ...(isReadable ? await listUnapproved() : [])]
  if (isJson) console.log(JSON.stringify({ ready: left.length === 0, left }, null, 2))
  else if (left.length === 0) console.log('Nothing is left: a public build passes, and shows all.')
  else
    console.log(
      `${left.map((one, index) => `${index + 1}. ${describeLeft(one)}`).join('\n')}\n\n${left.length} left before a public build passes and shows all. \`npm run setup\` and \`npm run edit\` change what the site says; docs/publish.md says where settings are made.`,
    )
  process.exitCode = left.length === 0 ? 0 : 1
}
