import { describeLeft } from '../authoring/files/left.ts'
import { listLeft, listLeftOut, listOutdated } from '../authoring/ready/list-left.ts'
import { dropWrongVariables, readEnvironment } from '../environment.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run ready             what is left before a public build passes and shows all; ends with 0 when nothing is
npm run ready -- --json   the same for machines`

await runCommand({ usage, flags: ['json'] }, async ({ has }) => {
  const { values, problems } = readEnvironment(process.env)
  dropWrongVariables(process.env)
  // `SAMPLES=allowed` builds a site that is not for the public.
  const refused = await listLeft({ ...values, CONTEXT: 'production', SAMPLES: undefined }, problems)
  const isReadable = refused.every(({ kind }) => kind !== 'content')
  const left = [...refused, ...(isReadable ? [...(await listLeftOut()), ...(await listOutdated())] : [])]
  const isReady = left.length === 0
  const list = left.map((one, index) => `${index + 1}. ${describeLeft(one)}`).join('\n')
  const text = isReady
    ? 'Nothing is left: a public build passes, and shows all.'
    : `${list}\n\n${left.length} left before a public build passes and shows all. \`npm run setup\` and \`npm run edit\` change what the site says; docs/publish.md says where settings are made.`
  return { text: has('json') ? JSON.stringify({ ready: isReady, left }, null, 2) : text, code: isReady ? 0 : 1 }
})
