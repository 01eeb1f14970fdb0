import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { capitalize } from '../../locales/capitalize.ts'
import { hashText } from '../../locales/freshness.ts'
import type { Locale } from '../../locales/locales.ts'
import { describeLanguage, ownerLocale, tell } from '../../locales/owner.ts'
import { changePo, readPo, syncPo } from '../../locales/po-file.ts'
import { hasLanguage } from '../../model/kinds/piece-languages.ts'
import { parseHead, splitFile, writeMarks } from '../../model/kit/front-matter.ts'
import { refuse } from '../../owner-error.ts'
import { writeFile } from '../files/journal.ts'
import { documents, listTranslations } from '../texts/list-texts.ts'
import { describeTranslation } from '../texts/report.ts'
import { changeFile, joinFirst, renameShipped, rewriteContent } from './rewrite.ts'

/**
 * Makes another language the one that the content is written in: its translations become the text of the data files, and the former
 * words a translation.
 *
 * @param isGone whether a text, by its id, is about to be taken out: it needs no translation
 * @throws OwnerError that lists the texts which are missing or stale in it: words of another owner would be the text then
 */
export function changeFirstLanguage(root: string, from: Locale, to: Locale, isGone = (_: string) => false) {
  const open = listTranslations(undefined, root, [to]).filter(
    ({ id, freshness, kind }) =>
      !isGone(id) && (freshness === 'missing' || (freshness === 'stale' && kind !== 'interface')),
  )
  if (open.length > 0) {
    const listed = open.slice(0, 20).map((each) => `  ${describeTranslation(each)}`)
    const language = capitalize(describeLanguage(to), ownerLocale)
    const found = tell('setup.wrong.first', { language, count: open.length })
    throw refuse('missing-translation', { file: '', field: 'languages' }, [found, ...listed].join('\n'))
  }
  const catalogs = globSync(`locales/${to}/content/*.po`, { cwd: root })
  const states = new Map(catalogs.flatMap((file) => [...readPo(readFileSync(join(root, file), 'utf8'), file)]))
  const changed = rewriteContent(root, {
    words: (before, locale, id) => (id && locale === from ? states.get(id)?.text : undefined) ?? before,
    name: (_, name) => name,
    id: (id) => id,
  })
  rmSync(join(root, `locales/${to}/content`), { recursive: true, force: true })
  const translated = [...changed.values()].filter(({ id = '' }) => hasLanguage(id, from) && hasLanguage(id, to))
  for (const [name, texts] of Map.groupBy(translated, ({ id = '' }) => id.split('.')[0])) {
    const entries = new Map(
      texts.map(({ id = '', before, after }) => [id, { source: hashText(after), isDraft: false, text: before }]),
    )
    writeFile(root, `locales/${from}/content/${name}.po`, changePo(syncPo(undefined, new Map(), from), entries))
  }
  const swapped = globSync(`content/{blog,newsletter}/*/${from}.md`, { cwd: root })
    .filter((file) => {
      const id = `posts.${basename(dirname(file))}`
      return hasLanguage(id, to) && !isGone(id)
    })
    .map((file) => swapDocument(root, file, from, to))
  renameShipped(root, new Map(swapped.map((text) => [text.id, text])), { id: (id) => id })
}

/** As hands write the facts at the top of a post. */
const factStyle = { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false } as const

function swapDocument(root: string, file: string, from: string, to: string) {
  const folder = join(root, dirname(file))
  const kind = file.startsWith(`${documents.post.folder}/`) ? 'post' : 'issue'
  const read = (locale: string) => readFileSync(join(folder, `${locale}.md`), 'utf8')
  if (!existsSync(join(folder, `${to}.md`)))
    throw new Error(tell('setup.wrong.file', { file: `${dirname(file)}/${to}.md` }))
  const before = joinFirst(kind, file, read(from))
  const after = documents[kind].readState(file, read(to)).text
  const facts = Object.entries(Object(parseHead(file, splitFile(file, read(from)).head)))
    .filter(([key]) => !documents[kind].parts.some((part) => part.split('.')[0] === key))
    .map(([key, value]) => `${key}: ${stringify(key === 'fallback' ? to : value, factStyle).trim()}`)
  writeFileSync(join(folder, `${to}.md`), documents[kind].writeText(after, facts))
  const marks = { source: hashText(after), isDraft: false }
  writeFileSync(join(folder, `${from}.md`), documents[kind].writeText(before, writeMarks(marks)))
  for (const name of readdirSync(folder)) {
    if ([`${from}.md`, `${to}.md`].includes(name) || !name.endsWith('.md')) continue
    changeFile(folder, name, (source) => source.replace(`source: "${hashText(before)}"`, `source: "${marks.source}"`))
  }
  return { id: `${kind}s.${basename(folder)}`, before, after }
}
