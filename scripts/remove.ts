import { createInterface } from 'node:readline/promises'
import { parseOptions } from './parse-options.ts'

const usage = `npm run remove -- service <slug>              takes a piece out, with all that names it
npm run remove -- service <slug> --to /path   where its published address leads; \`gone\` answers with 410

Kinds: service, case, project, idea, city, city-service, post, course, testimonial, claim, position`

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run() {
  const options = { to: { type: 'string' }, help: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseOptions({ options, allowPositionals: true }, usage)
  const [kind, name, ...rest] = positionals
  if (values.help) return console.log(usage)
  if (!kind || !name || rest.length > 0) throw new Error(usage)
  const { assertKind, pieces } = await import('./setup/pieces.ts')
  const { path, overview } = pieces[assertKind(kind)]
  const to = values.to ?? (path ? await ask(`${path}/${name}`, overview) : undefined)
  const { planRemoval } = await import('./setup/plan-removal.ts')
  const { writeChanges } = await import('./setup/plan-changes.ts')
  const { printChanges } = await import('./setup/print-changes.ts')
  const changes = await planRemoval(kind, name, to)
  writeChanges(changes)
  await printChanges(changes)
}

/** Without a terminal the address leads to the overview. */
async function ask(address: string, overview: string): Promise<string> {
  if (!process.stdin.isTTY) return overview
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Where shall ${address} lead, if it was published? [${overview}] `)
  terminal.close()
  return answer.trim() || overview
}
