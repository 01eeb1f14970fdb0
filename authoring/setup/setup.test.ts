import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashText } from '../../locales/freshness.ts'
import { knownLocales, localeCodes } from '../../locales/locales.ts'
import { changePo, readPo } from '../../locales/po-file.ts'
import { memoize } from '../../memoize.ts'
import { brand } from '../../model/kinds/brand.ts'
import { findReadable } from '../../model/kinds/brand-colors.ts'
import { site } from '../../model/kinds/site.ts'
import { ownerFolder } from '../../owner-files.ts'
import { describeSetup } from '../describe-setup.ts'
import { readChanges } from '../files/journal.ts'
import { copyContent as copyWhole, withCode } from '../testing.ts'
import { listTranslations } from '../texts/list-texts.ts'
import { planAcceptance } from '../texts/write-texts.ts'
import { readAnswers } from './answers.ts'
import { changePieces, type PieceChange } from './change-pieces.ts'
import { changeFirstLanguage } from './first-language.ts'
import { listSentences, noteFormer } from './former.ts'
import { changeJson, type Kind, kinds, listNames, pieces, readJson } from './pieces.ts'
import { planAnswers } from './plan-answers.ts'
import { copyOwnerFiles, runOn } from './plan-changes.ts'
import { planRemoval, planRename } from './plan-piece.ts'
import { settleRedirects } from './published.ts'
import { readFirstLanguage } from './rewrite.ts'

const first = readFirstLanguage(ownerFolder)

const files = readFiles(ownerFolder)

function readFiles(root: string) {
  const paths = globSync('{content,locales}/**/*.{json,md,po,yaml}', { cwd: root }).sort()
  return new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** A copy of the owner's files: of all, or of the lists and those that have a word, which takes a tenth of the time. */
function copyContent(word?: string) {
  if (word === undefined) {
    const { root } = copyWhole()
    return { root, read: () => readFiles(root) }
  }
  const root = mkdtempSync(join(tmpdir(), 'setup-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, content] of files) {
    if (!content.includes(word) && !file.includes(word) && !/^content\/[\w-]+\.json$/.test(file)) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return { root, read: () => readFiles(root) }
}

test.each(kinds.filter((kind) => listNames(kind).length > 0 && kind !== 'city-service'))(
  'a %s that is renamed, and renamed back, leaves every file as it was',
  (kind) => {
    const name = listNames(kind)[0] ?? ''
    const { root, read } = copyContent(name)
    const before = read()
    changePieces(root, [{ kind, name, newName: 'another-name' }])
    expect(listNames(kind, root)).toContain('another-name')
    expect(read()).not.toEqual(before)
    changePieces(root, [{ kind, name: 'another-name', newName: name }])
    const changed = [...read()].filter(([file, content]) => before.get(file) !== content)
    expect(changed.map(([file]) => file)).toEqual([])
  },
)

test.runIf(listNames('course').length > 0)('a course keeps its name, by which its seats are stored', async () => {
  await expect(planRename('course', listNames('course')[0] ?? '', 'another-name')).rejects.toThrow(
    withCode('refused', 'newName'),
  )
})

test.runIf(listNames('tool').length > 0)('a tool is renamed to what its page shows, which is no address', async () => {
  const edits = await planRename('tool', listNames('tool')[0] ?? '', 'Vue 3')
  expect(edits.get('content/skills.json')).toContain('"Vue 3"')
})

test.runIf(listNames('project').length > 0)('the questions of visitors follow a project that is renamed', () => {
  const { root } = copyContent()
  const [name] = listNames('project')
  const file = `content/asked/${first}.json`
  const write = (id: string) =>
    changeJson(file, root, () => ({ [`/projects#details-${id}`]: 'a', [`/projects#${id}-x`]: 'b' }))
  write('another-name')
  const after = readJson(file, root)
  write(`${name}`)
  changePieces(root, [{ kind: 'project', name: `${name}`, newName: 'another-name' }])
  expect(readJson(file, root)).toEqual(after)
})

test('a category without posts, which has no page, is renamed', async () => {
  const { root } = copyContent()
  changeJson('content/post-categories.json', root, ({ items, ...rest }) => {
    const all = [items].flat().map(Object)
    return { ...rest, items: [...all, { ...all[0], id: 'no-posts', name: 'Empty' }] }
  })
  const { moves } = changePieces(root, [{ kind: 'category', name: 'no-posts', newName: 'none-yet' }])
  expect(listNames('category', root)).toContain('none-yet')
  expect(await runOn(root, 'authoring/setup/settle-published.ts', JSON.stringify(moves))).toBe('')
})

test('the code of a post has its name, and goes with it', () => {
  const { root } = copyContent()
  for (const name of ['kept', 'old']) {
    mkdirSync(join(root, 'examples', name), { recursive: true })
    writeFileSync(join(root, 'examples', name, 'code.py'), name)
  }
  const readCode = () => globSync('examples/*/*', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  changePieces(root, [{ kind: 'post', name: 'old', newName: 'new' }])
  expect(readFileSync(join(root, 'examples/new/code.py'), 'utf8')).toBe('old')
  changePieces(root, [{ kind: 'post', name: 'new' }])
  expect(readCode()).toEqual(['kept'])
})

test('a folder that lost its files, as by Undo or another name, names no piece', () => {
  const { root } = copyContent()
  mkdirSync(join(root, 'content/blog/undone'), { recursive: true })
  expect(listNames('post', root)).toEqual(listNames('post'))
})

test('a published address leads on from what was removed or renamed, and may be said to be gone', () => {
  const kind = kinds.find((each) => pieces[each].path && pieces[each].list && listNames(each).length > 1) ?? 'service'
  const { path, overview } = pieces[kind]
  const [removed = '', renamed = ''] = listNames(kind)
  const { root } = copyContent(renamed)
  const published = ['', '/xx'].flatMap((prefix) => [removed, renamed].map((name) => `${prefix}${path}/${name}`))
  const settle = (before: ReturnType<typeof settleRedirects>, moves: Record<string, string>, built: string[]) =>
    settleRedirects(published, before, moves, (url) => built.includes(url.replace(/^\/xx(?=\/)/, '')))
  const { moves } = changePieces(root, [
    { kind, name: removed },
    { kind, name: renamed, newName: 'another-name' },
  ])
  const first = settle({ redirects: {}, gone: [] }, moves, [String(overview), `${path}/another-name`])
  expect(first).toEqual({
    redirects: {
      [`${path}/${removed}`]: overview,
      [`/xx${path}/${removed}`]: `/xx${overview}`,
      [`${path}/${renamed}`]: `${path}/another-name`,
      [`/xx${path}/${renamed}`]: `/xx${path}/another-name`,
    },
    gone: [],
  })
  const { moves: back } = changePieces(root, [{ kind, name: 'another-name', newName: renamed }])
  expect(Object.values(settle(first, back, [String(overview), `${path}/${renamed}`]).redirects)).toEqual([
    overview,
    `/xx${overview}`,
  ])
  const { moves: away } = changePieces(root, [{ kind, name: renamed }], 'gone')
  expect(settle({ redirects: { '/old': `${path}/${renamed}` }, gone: [] }, away, [String(overview)])).toMatchObject({
    redirects: { [`/xx${path}/${removed}`]: `/xx${overview}` },
    gone: ['/old', `${path}/${renamed}`, `/xx${path}/${renamed}`],
  })
})

test('what is dropped is named nowhere any more: no link, no quote, no reference, no question', () => {
  const { root, read } = copyContent()
  // A case study needs its trade, a post its category.
  const droppable = kinds.filter((kind) => !['trade', 'category'].includes(kind))
  const gone = droppable.flatMap((kind): PieceChange[] =>
    listNames(kind)
      .slice(1)
      .map((name) => ({ kind, name })),
  )
  const listGone = (kind: Kind) => gone.flatMap((change) => (change.kind === kind ? change.name : []))
  changePieces(root, gone)
  const mentions = [...read()].flatMap(([file, content]) => {
    if (/published-urls|former|glossary|message-ids|schemas/.test(file)) return []
    const paths = kinds.flatMap((kind) => {
      const { path } = pieces[kind]
      return path ? listGone(kind).map((name) => `${path}/${name}`) : []
    })
    if (file.startsWith('content/asked/'))
      paths.push(...listGone('project').map((name) => `${pieces.project.overview}#${name}`))
    const links = paths.filter((path) => new RegExp(`["(]${path}["#)/-]`).test(content))
    // `npm run extract` renews the comments, which quote the first language.
    const words = content.replace(/^#\. .*$/gm, '')
    const quotes = listGone('claim').filter((id) => words.includes(`[claim:${id}]`))
    return [...links, ...quotes].map((found) => `${file}: ${found}`)
  })
  expect(mentions).toEqual([])
  // Those of a city and a service go with either.
  for (const kind of droppable.filter((each) => each !== 'city-service'))
    expect(listNames(kind, root)).toEqual(listNames(kind).slice(0, 1))
})

test.runIf(listNames('city-service').length > 0)(
  'a city and a service that are renamed at once rename their page, which goes with either',
  () => {
    const [pair = ''] = listNames('city-service')
    const [city = '', service = ''] = pair.split('/')
    const change = (newService: string | undefined) => {
      const { root } = copyContent()
      changePieces(root, [
        { kind: 'city', name: city, newName: 'new-town' },
        { kind: 'service', name: service, newName: newService },
      ])
      return listNames('city-service', root).filter((name) => name.startsWith('new-town/'))
    }
    expect(change('new-work')).toContain('new-town/new-work')
    expect(change(undefined)).not.toContain(`new-town/${service}`)
  },
)

test.runIf(listNames('city').length > 0)('where meetings take place follows the pages of cities', () => {
  const { root } = copyContent()
  const town = listNames('city').find((name) => name !== 'online') ?? 'online'
  const readPlaces = () => Object(readJson('content/booking.json', root).types).visit.places
  changeJson('content/booking.json', root, (booking) => {
    const types = Object(booking.types)
    types.visit.places = ['elsewhere', town]
    return { ...booking, home: 'elsewhere', types }
  })
  changePieces(root, [{ kind: 'city', name: town, newName: 'another-name' }])
  expect(readPlaces()).toEqual(['elsewhere', 'another-name'])
  changePieces(root, [{ kind: 'city', name: 'another-name' }])
  expect(readPlaces()).toEqual(['elsewhere'])
})

test.runIf(listNames('claim').length > 0)(
  'a sentence that quotes or links what is gone stays, and is noted in each language',
  () => {
    const { root, read } = copyContent()
    const [name = ''] = listNames('claim')
    const value = String(Object([readJson('content/claims.json', root).items].flat()[0]).value)
    changeJson('content/hero.json', root, (hero) => ({ ...hero, title: `One. It takes [claim:${name}] at most. Two.` }))
    const { former } = changePieces(root, [{ kind: 'claim', name }])
    expect(readJson('content/hero.json', root).title).toBe(`One. It takes ${value} at most. Two.`)
    expect(former).toContainEqual({ id: 'hero.title', locale: first, sentence: `It takes ${value} at most.` })
    const quoting = [...files].filter(
      ([file, source]) => /^locales.*po$/.test(file) && source.includes(`[claim:${name}]`),
    )
    const languages = new Set(quoting.map(([file]) => file.split('/')[1]))
    expect([...languages].filter((code) => former.every(({ locale }) => locale !== code))).toEqual([])
    noteFormer(root, former)
    const noted = read().get('content/former.json')
    noteFormer(root, former)
    expect(read().get('content/former.json')).toBe(noted)
  },
)

test('sentences are found by words that they say', () => {
  expect(listSentences('One. Ana says so.\n第一句。第二句。', 'zh')).toEqual([
    'One.',
    'Ana says so.',
    '第一句。',
    '第二句。',
  ])
})

test('each question has its words, and the first asks for the language that all others are in', () => {
  const questions = describeSetup()
  expect(questions[0]?.key).toBe('owner.language')
  expect(questions.filter(({ name }) => name.startsWith('setup.'))).toEqual([])
})

test.each([
  ['ES', '981 22 33 44', '981 22 33 44 needs its country: +34 981 22 33 44?'],
  ['FR', '01 23 45 67 89', '+33 1 23 45 67 89?'],
  ['ES', 'at home', 'begins with + and the code of its country'],
])('a number without its country is offered with it: %s %s', (country, number, said) => {
  const before = site.owner.country
  onTestFinished(() => void Object.assign(site.owner, { country: before }))
  Object.assign(site.owner, { country })
  expect(() => readAnswers({ owner: { phone: number } })).toThrow(said)
})

test('a colour that is too light offers the nearest one, which is then taken', () => {
  const nearest = findReadable('model', { ...brand, model: '#ffd400' })
  expect(() => readAnswers({ brand: { model: '#ffd400' } })).toThrow(`The nearest that works is ${nearest}.`)
  expect(readAnswers({ brand: { model: nearest } }).brand?.model).toBe(nearest)
})

/** Answers of several tests, planned once: each plan starts a process that reads the whole content. */
const planOfAustria = memoize(() => {
  const [, second = ''] = localeCodes
  return planAnswers({
    owner: {
      title: { [first]: 'Keeper of bees', [second]: 'In other words' },
      city: { [first]: 'Villach, Austria' },
      country: 'AT',
    },
    terms: { vatRate: '20', twoDayEuros: 12_500, twoDayCovers: { [first]: 'Two days' } },
    contentSignals: ['search'],
    pages: [],
  })
})

test('the uses of the texts and the pages of a site are those of the answers, also where it is none', async () => {
  const { edits } = await planOfAustria()
  expect(JSON.parse(String(edits.get('content/site.json')))).toMatchObject({ contentSignals: ['search'], pages: [] })
})

const planOfMadeira = memoize(() =>
  planAnswers({ owner: { city: 'Madeira, Portugal', country: 'PT' }, pages: ['training', 'cityService', 'prices'] }),
)

test('a page is named by its route or its address, and no other name is known', async () => {
  const pairs = listNames('city-service')
  const { edits, notes } = await planOfMadeira()
  expect(JSON.parse(String(edits.get('content/site.json'))).pages).toEqual(['ai-training', 'prices'])
  expect(edits.has('content/slugs.json')).toBe(false)
  expect(notes.join()).not.toContain(pairs[0] ?? 'none')
  await expect(planAnswers({ pages: ['nope'] })).rejects.toThrow(/pages: There is no nope\. \w/)
})

const planOfLisbon = memoize(() =>
  planAnswers({
    owner: { city: 'Lisboa', country: 'PT', timeZone: 'Europe/Lisbon' },
    pages: ['training', 'corporate'],
  }),
)

test.runIf(listNames('city-service').length > 0)('pages of services in cities are one of the pages', async () => {
  const question = describeSetup().find(({ key }) => key === 'pages')
  expect(question).toMatchObject({ value: expect.arrayContaining(['cityService']) })
  const { edits, notes } = await planOfLisbon()
  expect(JSON.parse(String(edits.get('content/slugs.json'))).cityServices).toEqual([])
  expect(notes.join()).toContain(listNames('city-service')[0])
})

test('an owner of another country has its time zone, a map of the town, and the tax that is given', async () => {
  const { edits, notes } = await planOfAustria()
  const { owner, terms } = JSON.parse(String(edits.get('content/site.json')))
  expect(owner).toMatchObject({ timeZone: 'Europe/Vienna', mapUrl: expect.stringContaining('Villach') })
  expect(terms).toMatchObject({ vatRate: 20, twoDayPrice: { euros: 12_500 } })
  expect(JSON.parse(String(edits.get('content/booking.json'))).zone).toBe('Europe/Vienna')
  expect(notes.join()).toContain('Europe/Vienna now, and the tax on your prices 20 percent')
})

test.each([
  ['that bears its name', planOfMadeira, 'Atlantic/Madeira'],
  ['that is given', planOfLisbon, 'Europe/Lisbon'],
])('of several time zones of a country, a town has the one %s', async (_, plan, zone) => {
  const { edits } = await plan()
  expect(JSON.parse(String(edits.get('content/site.json'))).owner.timeZone).toBe(zone)
})

test('what is taken out needs no words in the language that becomes the first', async () => {
  const other = knownLocales.find((code) => !localeCodes.includes(code)) ?? ''
  const count = async (answers: object) => {
    const error = await planAnswers({ languages: [other], ...answers }).catch((thrown: Error) => thrown)
    return Number(/Missing or stale: (\d+)/.exec(String(error))?.[1])
  }
  expect(await count({ services: listNames('service').slice(0, 1) })).toBeLessThan(await count({}))
})

test('the answers may change the language of the owner, and are answered in it alone', async () => {
  const copy = copyOwnerFiles()
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const file = join(copy, 'answers.json')
  writeFileSync(file, JSON.stringify({ owner: { language: 'pt' }, services: ['no-such-service'] }))
  await expect(runOn(copy, 'scripts/setup.ts', '--answers', file)).rejects.toThrow(
    /^As suas respostas: services: Não há no-such-service\. Existem:/,
  )
})

test.each([
  [{ [first]: '高雄，台湾', fr: 'Kaohsiung, Taïwan' }, 'kaohsiung'],
  [{ [first]: '高雄，台湾' }, 'town'],
])('a town in Chinese signs is the place of meetings, and nobody travels from the former one', async (city, home) => {
  const { edits } = await planAnswers({ owner: { city } })
  const booking = JSON.parse(String(edits.get('content/booking.json')))
  expect([booking.home, booking.types.visit.places[0]]).toEqual([home, home])
  expect(JSON.parse(String(edits.get('content/journeys.json'))).towns).toEqual([])
})

test('unknown keys, wrong values and names that there are not end with an error that names them', async () => {
  await expect(planAnswers({ owner: { nam: 'A' }, color: '#fff' })).rejects.toThrow(/owner\.nam[\s\S]*color/)
  for (const list of [[], { owner: [] }, { site: [] }, { terms: [] }])
    await expect(planAnswers(list)).rejects.toThrow(/object such as/)
  await expect(planAnswers({ owner: { email: 'nobody' } })).rejects.toThrow(withCode('wrong-value', 'owner.email'))
  for (const url of ['ftp://oneill.es', 'https://oneill.es/blog', 'oneill.es'])
    await expect(planAnswers({ site: { url } })).rejects.toThrow(withCode('wrong-value', 'site.url'))
  for (const workshopEuros of [-5, 12.5, '0'])
    await expect(planAnswers({ terms: { workshopEuros } })).rejects.toThrow(
      withCode('wrong-value', 'terms.workshopEuros'),
    )
  await expect(planAnswers({ services: ['no-such-service'] })).rejects.toThrow(withCode('unknown-name', 'services'))
  await expect(planAnswers({ services: [] })).rejects.toThrow(withCode('refused', 'services'))
  await expect(planAnswers({ brand: { model: '#ffff00' } })).rejects.toThrow(withCode('wrong-value', 'brand'))
  const unwritten = knownLocales.find((code) => code !== first) ?? ''
  await expect(planAnswers({ terms: { replyTime: { [unwritten]: 'X' } } })).rejects.toThrow(
    withCode('missing-field', 'terms.replyTime'),
  )
  await expect(planAnswers({ languages: [] })).rejects.toThrow(withCode('wrong-value', 'languages'))
  const other = knownLocales.find((code) => !localeCodes.includes(code)) ?? ''
  await expect(planAnswers({ languages: [other] })).rejects.toThrow(withCode('missing-translation'))
  await expect(planRemoval('serviec', 'x')).rejects.toThrow(withCode('unknown-name', 'kind'))
  await expect(planRemoval('service', 'no-such-service')).rejects.toThrow(withCode('unknown-name', 'name'))
  // The process that checks the copy says this.
  await expect(planRemoval('service', listNames('service')[0] ?? '', '/no-such-page')).rejects.toThrow(
    withCode('unknown-name', 'to'),
  )
})

test('another first language turns its translations into the text and the former words into a translation', () => {
  const second = localeCodes[1] ?? first
  const { root, read } = copyContent()
  for (const [path, text] of planAcceptance(listTranslations(undefined, root, [second]), root).edits)
    writeFileSync(join(root, path), text)
  const before = String(readJson('content/hero.json', root).title)
  const file = `locales/${second}/content/hero.po`
  const write = (source: string) => {
    const change = { source, isDraft: false, text: 'Other words' }
    writeFileSync(join(root, file), changePo(read().get(file) ?? '', new Map([['hero.title', change]])))
  }
  // A stale translation must not become the text: it says what was true before.
  write('00000000')
  expect(() => changeFirstLanguage(root, first, second)).toThrow('hero.title')
  write(hashText(before))
  changeFirstLanguage(root, first, second)
  expect(readJson('content/hero.json', root).title).toBe('Other words')
  const former = readPo(read().get(`locales/${first}/content/hero.po`) ?? '')
  expect(former.get('hero.title')).toMatchObject({ text: before, source: hashText('Other words'), isDraft: false })
})

test.each(localeCodes.slice(1))(
  'the words in %s fit the schemas of the content as its first language',
  async (code) => {
    const { root } = copyContent()
    for (const [path, text] of planAcceptance(listTranslations(undefined, root, [code]), root).edits)
      writeFileSync(join(root, path), text)
    changeFirstLanguage(root, first, code)
    changeJson('content/site.json', root, (whole) => ({ ...whole, languages: [code] }))
    const loaded = ['--import', './authoring/setup/report-problems.ts']
    await expect(runOn(root, ...loaded, 'authoring/setup/settle-published.ts')).resolves.toBe('')
  },
)

test("no language keeps the former owner's title: without words of its own it has those of the first, as a draft", async () => {
  const [, second = '', ...others] = localeCodes
  const { edits } = await planOfAustria()
  const read = (locale: string) =>
    readPo(edits.get(`locales/${locale}/content/site.po`) ?? '').get('site.owner.jobTitle')
  expect(read(second)).toMatchObject({ text: 'In other words', isDraft: false })
  for (const locale of others) expect(read(locale)).toMatchObject({ text: 'Keeper of bees', isDraft: true })
})

test('words that another program writes while a change is planned stay, and the change is refused', async () => {
  const copy = copyOwnerFiles()
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const script = join(copy, 'plan.ts')
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
import { planChanges } from ${JSON.stringify(resolve('authoring/setup/plan-changes.ts'))}
await planChanges(() => {
  writeFileSync(${JSON.stringify(join(copy, 'content/of-another.txt'))}, 'words')
  return {}
}).catch((error) => console.log(error.message))`,
  )
  expect(await runOn(copy, script)).toContain('content/of-another.txt')
  expect(readFileSync(join(copy, 'content/of-another.txt'), 'utf8')).toBe('words')
})

test("the command makes the site another owner's, says what is left, and changes nothing the second time", async () => {
  const copy = copyOwnerFiles()
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const [service = ''] = listNames('service')
  const answers = {
    owner: { name: "Nora O'Neill", email: 'nora@oneill.es', city: 'Málaga, Spain', github: null },
    site: { url: 'https://oneill.es/' },
    terms: { replyTime: 'I answer the same day.', workshopEuros: '900', workshopCovers: 'A day', fundae: null },
    languages: [first],
    services: [service],
    posts: [],
    claims: [],
    skills: [],
    tools: [],
    brand: { model: '#0b4f6c' },
  }
  writeFileSync(join(copy, 'answers.json'), JSON.stringify(answers))
  changeJson('content/site.json', copy, (site) => ({ ...site, owner: { ...Object(site.owner), name: 'Olga Old' } }))
  changeJson('content/hero.json', copy, (hero) => ({ ...hero, title: 'Learn with Olga Old' }))
  const readSite = () => JSON.parse(readFileSync(join(copy, 'content/site.json'), 'utf8'))
  expect(await runOn(copy, 'scripts/setup.ts', '--answers', join(copy, 'answers.json'))).toMatch(
    /changed[\s\S]*left before[\s\S]*“Learn with Olga Old”[\s\S]*start it again\.\s*$/,
  )
  expect(readSite()).toMatchObject({
    name: "Nora O'Neill",
    url: 'https://oneill.es',
    owner: { email: 'nora@oneill.es' },
  })
  expect(readSite().social).not.toHaveProperty('github')
  expect(readSite().languages).toEqual([first])
  // For the day when they return.
  expect(globSync('locales/*/content/hero.po', { cwd: copy })).toHaveLength(localeCodes.length - 1)
  expect(readSite().samples).not.toContain('owner.name')
  const { terms } = readSite()
  expect(terms).toMatchObject({ replyTime: 'I answer the same day.', workshopPrice: { euros: 900, covers: 'A day' } })
  expect(terms).not.toHaveProperty('fundae')
  expect(readSite().samples).not.toContain('terms.workshopPrice')
  expect(listNames('service', copy)).toEqual([service])
  expect(readJson('content/skills.json', copy)).toMatchObject({
    skills: [],
    tools: [],
    cloudPlatforms: [],
    sample: false,
  })
  // Meetings are where the owner lives.
  const { home, types } = readJson('content/booking.json', copy)
  expect([home, Object(types).visit.places[0]]).toEqual(['malaga', 'malaga'])
  // Ways from another town are the former owner's.
  expect(readJson('content/journeys.json', copy).towns).toEqual([])
  expect(await runOn(copy, 'scripts/setup.ts', '--answers', join(copy, 'answers.json'))).toContain(
    'Nothing was changed',
  )
  // The editor undoes and publishes what commands have written.
  await runOn(copy, 'scripts/new.ts', 'post', 'Where the time goes')
  expect(readChanges(copy).map(({ id }) => id)).toEqual(['setup', 'posts.where-the-time-goes'])
}, 300_000)
