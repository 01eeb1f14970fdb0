import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

// Sentences for the owner stand in catalogs, in the owner's language. These are the files that speak to the owner.

/** Commands for developers stay English. */
const developers =
  'audit bench examples extract licences mailbox rehearse screenshots ship subset-font test shared/browser'
const isForDevelopers = (file: string) => developers.split(' ').some((name) => file === `scripts/${name}.ts`)

const files = globSync([
  'functions/{owner,desk}/*.ts',
  'functions/newsletter/{issues,issue-mail,mails}.ts',
  'functions/booking/{calendar-troubles,mails,pages,calendar/*}.ts',
  'functions/{contact/{mails,pages},courses/{attendance,mails},shared/data/{alert,budgets}}.ts',
  'authoring/{ready,setup,upgrade}/*.ts',
  'authoring/{check,fields,lists,pictures,record,texts}.ts',
  'authoring/{new/{issue,piece,post},files/publish}.ts',
  'editor/**/*.ts',
  'scripts/*.ts',
  'scripts/build/summarize.ts',
  'scripts/{backup,bookings,courses,edit,leads,newsletter,serve,shared}/*.ts',
]).filter((file) => !/\.(test|e2e)\.ts$|testing/.test(file) && !isForDevelopers(file.replaceAll('\\', '/')))

/** Names that programs keep, faults of the code, words in a log or for another program, and the tables of a calendar. */
const unread = `refused requests|the newsletter|role="alert"|not mailed|not set|not yet
to answer|cancel or --cancel-from|cancel-seat or --cancel-from or --revoke|its access is over|its course is gone|The issue is gone|The database answered nothing.
too much work|unknown parts|a rule with too many starts|too long|BYDAY BYWEEKNO|failed and is called again:|every-night failed:
case study|social account|the site|This reverts commit|Take back:|Change the words of|Made-with: npm run edit
npm install --no-audit --no-fund|vike dev --port|npm start|Upgrade the engine to|(not checked yet)|Netlify: Project configuration, Environment variables, scopes Builds and Functions`.split(
  /[|\n]/,
)

/** Statements and styles. */
const isCode = (text: string) =>
  /^\s*(npm run|git |<|site\.|problems\.|[.a-z]+( button$|, )|--|PORT=|\[\w+\] |BEGIN |X-MICROSOFT|delete from|greatest\(|as \()|(^|\W)(select|coalesce|where|union all|overriding|as tables|as mails|from json_\w+|desc, id)(\W|$)|\{|\dpx/.test(
    text,
  )

/** Words in a source that are in no catalog: two words in a row, or any word of a page. */
function listWords(file: string, source: string): string[] {
  const found: string[] = []
  const skipped = new Set<unknown>()
  const visitor = new Visitor({
    CallExpression({ callee }) {
      // A list of names that is written as one text.
      if (callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'split')
        skipped.add(callee.object)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      // `query(schema)` makes a tag.
      const name = tag.type === 'CallExpression' ? tag.callee : tag
      if (name.type !== 'Identifier') return
      for (const part of quasi.quasis) skipped.add(part)
      const markup = quasi.quasis.map(({ value }) => value.cooked ?? '').join('\n')
      const words = markup.replace(/<code>.*?<\/code>|<[^<>]*>|&\w+;/gs, ' ').split('\n')
      if (name.name === 'html') found.push(...words.filter((word) => /\p{L}{2}/u.test(word)))
    },
    Literal(literal) {
      const { value } = literal
      if (typeof value === 'string' && !skipped.has(literal) && isSentence(value)) found.push(value)
    },
    TemplateElement(part) {
      if (!skipped.has(part) && isSentence(part.value.cooked ?? '')) found.push(part.value.cooked ?? '')
    },
  })
  visitor.visit(parseSync(file, source).program)
  return found.map((words) => words.trim()).filter((words) => !unread.includes(words))
}

function isSentence(text: string): boolean {
  return !isCode(text) && /\p{L}{2,},? \p{L}{2,}/u.test(text)
}

test('words that are in no catalog are found, in sentences and in pages', () => {
  const source = `const a = 'Nothing was done'; const b = html\`<p class="lesser one">Closed</p>\${c}<code>npm run x</code>\`
throw new Error(\`The \${d} is over now\`); i18n.t('owner.desk'); sql\`select one from two\`; f('npm run leads -- --all now')`
  expect(listWords('x.ts', source)).toEqual(['Nothing was done', 'Closed', 'is over now'])
})

test.each(files)('%s speaks to the owner by its catalogs alone', (file) => {
  expect(listWords(file, readFileSync(file, 'utf8'))).toEqual([])
})
