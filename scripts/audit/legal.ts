import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDayWriter } from '../../locales/date-format.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { legal, legalPageNames } from '../../model/kinds/legal.ts'
import { published } from '../../model/kinds/published-urls.ts'
import { site } from '../../model/kinds/site.ts'
import { isSample } from '../../model/site-samples.ts'
import { today } from '../../model/today.ts'
import { href } from '../../pages/data/routes.ts'
import { hashesFile } from '../../renderer/server/static-files/last-modified.ts'
import { type BuiltDocument, ofEach, type Rule } from './site.ts'

/**
 * The legal pages are one click away from every page and say when they were changed, and the legal notice says who runs the
 * site and how to reach them (LSSI art. 10), with a mark beside what is still invented.
 */
export const legalPages = ofEach(function* ({ page, $ }) {
  for (const path of legalPageNames.map((name) => href(name, {}, page.locale)))
    if ($(`footer a[href="${path}"]`).length === 0) yield `the footer has no link to ${path}`
  const name = legalPageNames.find((candidate) => candidate === page.name)
  if (name) {
    const changed = createDayWriter(page.locale)(legal[name].changed)
    if (!$('main').text().includes(changed)) yield `does not say that it was changed on ${changed}`
  }
  if (page.name === 'legalNotice') yield* checkOwner($)
})

/** A legal page has a later day of change if its words differ from the published ones. */
export const legalChanges: Rule = ({ folder }) => {
  const hashes: Record<string, string> = JSON.parse(readFileSync(join(folder, '..', hashesFile), 'utf8'))
  return legalPageNames.flatMap((name) => {
    const path = href(name, {}, defaultLocale)
    const last = published[path]
    if (!last || last.hash === hashes[path] || legal[name].changed > last.date) return []
    return last.date === today() ? [] : `content/legal: ${name}: write the day of the change as \`changed\``
  })
}

function* checkOwner($: BuiltDocument['$']) {
  const { name, nif, address, email, phone } = site.owner
  const record = $('#owner')
  for (const value of [name, nif, address]) if (value && !record.text().includes(value)) yield `#owner lacks "${value}"`
  for (const target of [`mailto:${email}`, ...(phone ? [`tel:${phone}`] : [])])
    if (record.find(`a[href="${target}"]`).length === 0) yield `#owner has no link to ${target}`
  const samples = (['name', 'nif', 'address', 'email', 'phone'] as const).filter((field) => isSample(`owner.${field}`))
  const marks = record.find('mark[data-sample]').length
  if (marks !== samples.length) yield `#owner marks ${marks} of ${samples.length} samples`
}
