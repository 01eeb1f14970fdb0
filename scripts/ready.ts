import { describeLeft } from '../authoring/files/left.ts'
import { listLeft } from '../authoring/ready/list-left.ts'
import { dropWrongVariables, readEnvironment } from '../environment.ts'
import { runCommand } from './shared/command.ts'

const usage = 'npm run ready\nnpm run ready -- --json'

await runCommand({ usage, flags: ['json'] }, async ({ has }) => {
  const { values, problems } = readEnvironment(process.env)
  dropWrongVariables(process.env)
  // `SAMPLES=allowed` builds a site that is not for the public.
  const refused = await listLeft({ ...values, CONTEXT: 'production', SAMPLES: undefined }, problems)
  const isReadable = refused.every(({ kind }) => kind !== 'content')
  const content = isReadable ? await import('../authoring/ready/list-left-in-content.ts') : undefined
  const left = [...refused, ...(content ? [...content.listLeftOut(), ...content.listOutdated()] : [])]
  const isReady = left.length === 0
  if (has('json')) return { text: JSON.stringify({ ready: isReady, left }, null, 2), code: isReady ? 0 : 1 }
  const list = left.map((one, index) => `${index + 1}. ${describeLeft(one)}`).join('\n')
  // Its language is in the content, which could not be read.
  if (!isReadable) return { text: list, code: 1 }
  const { tell } = await import('../locales/owner.ts')
  const text = isReady ? tell('ready.nothing') : `${list}\n\n${tell('ready.left', { count: left.length })}`
  return { text, code: isReady ? 0 : 1 }
})
