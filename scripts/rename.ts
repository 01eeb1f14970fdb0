import { parseOptions } from './parse-options.ts'

const usage = `npm run rename -- service <old> <new>   gives a piece another name in its address; the old address leads to the new one

Kinds: service, case, project, idea, city, post, testimonial, claim, position`

try {
  const options = { help: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseOptions({ options, allowPositionals: true }, usage)
  const [kind, name, newName, ...rest] = positionals
  if (values.help) console.log(usage)
  else if (!kind || !name || !newName || rest.length > 0) throw new Error(usage)
  else await run(kind, name, newName)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(kind: string, name: string, newName: string) {
  const { planRename } = await import('./setup/plan-rename.ts')
  const { writeChanges } = await import('./setup/plan-changes.ts')
  const { printChanges } = await import('./setup/print-changes.ts')
  const changes = await planRename(kind, name, newName)
  writeChanges(changes)
  await printChanges(changes)
}
