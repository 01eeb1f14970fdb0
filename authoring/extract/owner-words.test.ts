import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

// What the owner reads stands in catalogs, in the owner's language. These are the files that speak to the owner.

/** Commands for developers stay English. */
const developers =
  'audit bench build check-folders check-words examples extract licences mailbox rehearse screenshots ship skipped-tests subset-font test'
const isForDevelopers = (file: string) => developers.split(' ').some((name) => file === `scripts/${name}.ts`)

const files = globSync([
  'functions/{owner,desk}/*.ts',
  'functions/newsletter/{issues,issue-mail,mails}.ts',
  'functions/booking/{calendar-troubles,causes,calendar/*}.ts',
  'functions/{contact/{mails,pages},courses/mails,shared/data/{alert,budgets}}.ts',
  'authoring/{ready,setup}/*.ts',
  'scripts/*.ts',
  'scripts/{backup,bookings,courses,edit,leads,newsletter,serve,shared}/*.ts',
]).filter((file) => !/\.(test|e2e)\.ts$/.test(file) && !isForDevelopers(file.replaceAll('\\', '/')))

/** Sentences for developers and programs in these files: faults of the code, notes for the log, parts of files. */
const ownersDoNotRead: string[] = []

/** Words in a source that are in no catalog: two words in a row, or any word of a page. */
function listWords(file: string, source: string): string[] {
  const found: string[] = []
  const skipped = new Set<unknown>()
  // biome-ignore lint/correctness/noComponentHookFactories: they are named after nodes of the syntax tree.
  const visitor = new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier') return
      for (const part of quasi.quasis) skipped.add(part)
      const markup = quasi.quasis.map(({ value }) => value.cooked ?? '').join('\u0000')
      const words = markup.replace(/<code>.*?<\/code>|<[^<>]*>|&\w+;/gs, ' ').split(/[\u0000\n]/)
      if (tag.name === 'html') found.push(...words.filter((word) => /\p{L}{2}/u.test(word)))
    },
    Literal({ value }) {
      if (typeof value === 'string' && isSentence(value)) found.push(value)
    },
    TemplateElement(part) {
      if (!skipped.has(part) && isSentence(part.value.cooked ?? '')) found.push(part.value.cooked ?? '')
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found.map((words) => words.trim()).filter((words) => !ownersDoNotRead.includes(words))
}

function isSentence(text: string): boolean {
  const isCode = /^\s*(npm run|--|PORT=|\[\w+\] |select |with |insert |update |delete |case |from |as \(|, )/.test(text)
  return !isCode && /\p{L}{2,},? \p{L}{2,}/u.test(text)
}

test('words that are in no catalog are found, in sentences and in pages', () => {
  const source = `const a = 'Nothing was done'; const b = html\`<p class="lesser one">Closed</p>\${c}<code>npm run x</code>\`
throw new Error(\`The \${d} is over now\`); i18n.t('owner.desk'); sql\`select one from two\`; f('npm run leads -- --all now')`
  expect(listWords('x.ts', source)).toEqual(['Nothing was done', 'Closed', 'is over now'])
})

test.each(files)('%s speaks to the owner by its catalogs alone', (file) => {
  expect(listWords(file, readFileSync(file, 'utf8'))).toEqual([])
})
