import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { hashText } from '../../locales/freshness.ts'
import { type ReceivedRequest, type Reply, startService } from '../../testing/translation-service.ts'
import { readChanges, saveChange, undoLastChange } from '../files/journal.ts'
import { type EnglishText, listTranslations } from '../texts/list-texts.ts'
import { createClient } from './client.ts'
import { draftTexts, readAnswer } from './draft-texts.ts'

const catalog = {
  kind: 'interface',
  writtenIn: 'en',
  file: 'locales/en/nav.po',
  translations: 'locales/*/nav.po',
} as const
const texts: EnglishText[] = [
  { ...catalog, id: 'nav.agents', english: 'All agents' },
  { ...catalog, id: 'nav.count', english: '{count, plural, one {# page} other {# pages}}' },
  { ...catalog, id: 'nav.home', english: 'Home' },
  { ...catalog, id: 'nav.old', english: 'New words' },
  {
    id: 'posts.x',
    kind: 'post',
    writtenIn: 'en',
    file: 'content/blog/x/en.md',
    translations: 'content/blog/x/*.md',
    english: 'One\n\nTwo.\n\nA.\n\nB.\n\nC.\n\nChecked.\n\n## Three\n\n[Four](/services)\n\n```py\nfive()\n```',
  },
]
const reviewed = `# source: ${hashText('Home')}\nmsgid "nav.home"\nmsgstr "Inicio"\n`
const stale = `# source: ${hashText('Old words')}\nmsgid "nav.old"\nmsgstr "Palabras viejas"\n`
const answers: Record<string, string> = {
  'nav.agents': 'Todos los agentes',
  'nav.count': '{count, plural, one {# página} other {# páginas}}',
  'nav.home': 'NOBODY ASKED',
  'nav.old': 'Palabras nuevas',
  'posts.x.title': 'Uno',
  'posts.x.summary': 'Dos.',
  'posts.x.brief.0': 'A.',
  'posts.x.brief.1': 'B.',
  'posts.x.brief.2': 'C.',
  'posts.x.checked': 'Comprobado.',
  'posts.x.body': '## Tres\n\n[Cuatro](/services)\n\n```py\nfive()\n```',
}

let stop = () => {}
afterEach(() => stop())

/** Drafts the Spanish of the texts above with a service that answers as told, in a folder of its own. */
async function translate(answer: (request: ReceivedRequest, index: number) => Reply) {
  const root = mkdtempSync(join(tmpdir(), 'translate-'))
  mkdirSync(join(root, 'content/blog/x'), { recursive: true })
  mkdirSync(join(root, 'locales/es'), { recursive: true })
  writeFileSync(
    join(root, 'locales/es/nav.po'),
    `msgid ""\nmsgstr ""\n\nmsgid "nav.agents"\nmsgstr ""\n\nmsgid "nav.count"\nmsgstr ""\n\n${reviewed}\n${stale}`,
  )
  const service = await startService(answer)
  stop = service.stop
  const complete = createClient(
    parseEnvironment({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: service.url, OPENAI_MODEL: 'model-1' }),
  )
  if (!complete) throw new Error('expected a client where there is a key')
  const list = () => listTranslations(texts, root).filter(({ locale }) => locale === 'es')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const about = { page: '', id: 'translations', locale: '', before: '', after: 'drafts' }
  const run = () =>
    draftTexts(list(), complete, { root, save: (edits, isPart) => saveChange(root, about, edits, isPart) })
  return {
    root,
    run,
    read,
    requests: service.requests,
    states: () => list().map(({ id, freshness }) => `${id} ${freshness}`),
  }
}

/** Answers as a good model does. */
function answerAll({ messages }: ReceivedRequest): string {
  const { texts: asked } = JSON.parse(messages[1]?.content ?? '')
  return JSON.stringify({ texts: asked.map(({ id }: { id: string }) => ({ id, text: answers[id] })) })
}

test('what is missing or stale is drafted, marked as such, and nothing else is touched', async () => {
  const { run, read, states } = await translate(answerAll)
  const { drafted, problems } = await run()
  expect(problems).toEqual([])
  expect(drafted.map(({ id }) => id)).toEqual(['nav.agents', 'nav.count', 'nav.old', 'posts.x'])
  expect(states()).toEqual(['nav.agents draft', 'nav.count draft', 'nav.home fresh', 'nav.old draft', 'posts.x draft'])
  const catalogAfter = read('locales/es/nav.po')
  expect(catalogAfter).toContain(reviewed)
  expect(catalogAfter).toContain(`# source: ${hashText('All agents')}\n#, fuzzy\nmsgid "nav.agents"\nmsgstr "Todos los`)
  expect(read('content/blog/x/es.md')).toMatch(
    /^---\ntitle: "Uno"\nsummary: "Dos."\nbrief: .*\nchecked: .*\nsource: "\w{8}"\ndraft: true\n---\n/,
  )
})

test('all drafts of a run are one change, which the editor takes back', async () => {
  const { root, run, read, states, requests } = await translate(answerAll)
  const before = read('locales/es/nav.po')
  await run()
  expect(requests).toHaveLength(2)
  expect(readChanges(root).map(({ files }) => files.map(({ file }) => file))).toEqual([
    ['locales/es/nav.po', 'content/blog/x/es.md'],
  ])
  undoLastChange(root)
  expect(read('locales/es/nav.po')).toBe(before)
  expect(states()).toContain('posts.x missing')
})

test('what a later run drafts is a change of its own', async () => {
  const { root, run } = await translate((request, index) => (index === 1 ? '{"texts":[]}' : answerAll(request)))
  await run()
  await run()
  expect(readChanges(root).map(({ files }) => files.map(({ file }) => file))).toEqual([
    ['locales/es/nav.po'],
    ['content/blog/x/es.md'],
  ])
})

test('a second run finds nothing to draft', async () => {
  const { run, requests } = await translate(answerAll)
  await run()
  await run()
  expect(requests).toHaveLength(2)
})

test('the request goes to the address with key and model and carries terms, rules and earlier words', async () => {
  const { run, requests } = await translate(answerAll)
  await run()
  const [first, second] = requests
  expect(first).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer key', model: 'model-1' })
  const [system, user] = first?.messages.map(({ content }) => content) ?? []
  expect(system).toContain('Spanish (es)')
  expect(system).toContain('- agent: agente de IA.')
  expect(system).toContain('## Spanish (Spain)')
  expect(system).not.toContain('## French')
  expect(system).not.toContain('- radiologist:')
  expect(user).toContain('"earlier": "Palabras viejas"')
  expect(second?.messages[1]?.content).toContain('posts.x.body')
})

test('garbage is told, and leaves everything as it was', async () => {
  const { run, requests, states } = await translate(() => 'Certainly! Here are your translations.')
  const { drafted, problems } = await run()
  expect(drafted).toEqual([])
  expect(problems).toContain('locales/es/nav.po: nav.agents: the answer was not the JSON that was asked for')
  expect(requests).toHaveLength(2)
  expect(states()).toContain('nav.agents missing')
  expect(states()).toContain('nav.old stale')
})

test('ids that an answer leaves out are told, and drafted by the next run', async () => {
  const only = (id: string) => JSON.stringify({ texts: [{ id, text: answers[id] }] })
  const { run } = await translate((request, index) => (index === 0 ? only('nav.agents') : answerAll(request)))
  const { drafted, problems } = await run()
  expect(drafted.map(({ id }) => id)).toEqual(['nav.agents', 'posts.x'])
  expect(problems).toContain('locales/es/nav.po: nav.old: the answer left it out')
  expect((await run()).drafted.map(({ id }) => id)).toEqual(['nav.count', 'nav.old'])
})

test('a text that lost a placeholder, and a post that lost a link, a heading or its code, is not written', async () => {
  for (const [id, wrong, problem] of [
    ['nav.count', '# páginas', 'must be those of the English: count. Here: —.'],
    ['nav.count', '{count, plural, one {', 'do not fit together'],
    ['nav.agents', 'Todos\nlos agentes', 'more than one line'],
    ['nav.agents', 'Todos los agentes: https://example.com', 'Keep the links: —. Here: https://example.com.'],
    ['posts.x.body', 'Cuatro', 'Keep the links: /services. Here: —.'],
    ['posts.x.body', '# Tres\n\n[Cuatro](/services)', 'Keep the headings and code blocks: '],
  ] as const) {
    const spoil = (answer: string) => answer.replace(JSON.stringify(answers[id]), JSON.stringify(wrong))
    const { run, states } = await translate((request) => spoil(answerAll(request)))
    const { problems } = await run()
    expect(problems.join('\n')).toContain(problem)
    expect(states()).toContain(`${id.replace('.body', '')} missing`)
    stop()
  }
})

test('a text of the content may not have braces or tags, and quotes what its English quotes', () => {
  const item = { id: 'services.x.title', kind: 'content', english: 'Ready in [claim:x]' } as const
  for (const [text, problem] of [
    ['{Listo} en [claim:x]', 'The signs { } < >'],
    ['Listo en 48 horas', 'Keep what the English quotes: [claim:x]. Here: —.'],
  ] as const) {
    const { texts: usable, problems } = readAnswer([item], JSON.stringify({ texts: [{ id: item.id, text }] }))
    expect([...usable]).toEqual([])
    expect(problems.get(item.id)).toContain(problem)
  }
})

test('a key that is not accepted stops the run with the remedy', async () => {
  const { run, requests } = await translate(() => ({ status: 401, message: 'Incorrect API key provided' }))
  await expect(run()).rejects.toThrow(/127\.0\.0\.1.*model-1.*OPENAI_API_KEY: 401 Incorrect API key provided/)
  expect(requests).toHaveLength(1)
})

test('a busy service is asked again', async () => {
  const { run, requests } = await translate((request, index) =>
    index < 2 ? { status: 429, message: 'Rate limit reached' } : answerAll(request),
  )
  expect((await run()).drafted).toHaveLength(4)
  expect(requests).toHaveLength(4)
})

test('a service that stays busy stops the run and keeps what is written', async () => {
  const { run, states } = await translate((request, index) =>
    index === 0 ? answerAll(request) : { status: 429, message: 'Rate limit reached' },
  )
  await expect(run()).rejects.toThrow('429 Rate limit reached')
  expect(states()).toContain('nav.agents draft')
  expect(states()).toContain('posts.x missing')
})

test('without a key there is no client', () => {
  expect(createClient(parseEnvironment({ OPENAI_API_KEY: '' }))).toBeUndefined()
})
