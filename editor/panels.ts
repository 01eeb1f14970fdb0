import { findSearchLimit } from '../authoring/check.ts'
import { parseDocumentPart } from '../authoring/document.ts'
import { describeOptions, listFields } from '../authoring/fields.ts'
import { isTakenBack, listPublished, listUnpublished, type Published } from '../authoring/files/publish.ts'
import { findList, listActions } from '../authoring/lists.ts'
import { newPieces } from '../authoring/new/piece.ts'
import { listRecord } from '../authoring/record.ts'
import { listOpenSamples } from '../authoring/samples.ts'
import { type Kind, kinds, listNames, pieces } from '../authoring/setup/pieces.ts'
import { listShippedTexts } from '../authoring/shipped.ts'
import { documents, isDocument, listEnglishTexts } from '../authoring/texts/list-texts.ts'
import {
  describeTexts,
  type EditedText,
  findByWords,
  findText,
  type LanguageState,
  type ListedText,
  listOpenTexts,
  readLanguages,
  readPage,
} from '../authoring/texts.ts'
import { attributes, type Html, html } from '../html.ts'
import { defaultLocale, type Locale, localeCodes, locales } from '../locales/locales.ts'
import { describeLanguage, ownerLocale, tell } from '../locales/owner.ts'
import { localizePath, splitLocale } from '../locales/paths.ts'
import { findPage } from '../pages/data/all-pages.ts'
import { measureWidth, mostLetters as most } from '../renderer/server/title.ts'
import { box, button, opener, renderControl, renderField, row } from './controls.ts'
import { renderChanges } from './render-changes.ts'
import { renderSetup } from './setup-panel.ts'
import type { View } from './view.ts'

/** The page on which a panel is opened; `visible` are the texts that it shows. */
export type Place = {
  root: string
  path: string
  locale: Locale
  visible: string[]
  /** The topics that visitors asked for without an answer, if they are known. */
  listAsked?: (() => Promise<Html | undefined>) | undefined
}

/** Words that are one text's alone lead to it: the view is the text's own then, so that it stays open. */
export function settleView(view: View, locale: Locale): View {
  if (view.kind !== 'found') return view
  const [only, ...others] = findByWords(view.words ?? '', locale).texts
  return only && others.length === 0 ? { kind: 'text', id: only.id } : view
}

const kindWords: Record<ReturnType<typeof listOpenSamples>[number]['kind'], string> = {
  testimonial: tell('panels.kind.testimonial'),
  'case study': tell('panels.kind.case'),
  position: tell('panels.kind.position'),
  claim: tell('panels.kind.claim'),
  course: tell('panels.kind.course'),
  'social account': tell('panels.kind.account'),
  repository: tell('panels.kind.repository'),
  project: tell('panels.kind.project'),
  "owner's record": tell('panels.kind.record'),
  post: tell('panels.kind.post'),
  issue: tell('panels.kind.issue'),
}

/** The markup of each panel, which begins with its heading. */
export const panels: Record<View['kind'], (view: View, place: Place) => Html | Promise<Html>> = {
  text: renderText,
  setup: renderSetup,
  publish: renderPublishing,

  /** The texts, or the facts of the owner's record, that a visitor may see as these words. */
  found({ words = '' }, { locale }) {
    const { texts, facts } = findByWords(words, locale)
    const isKnown = texts.length > 0 || facts.length > 0
    return html`<h2>${tell('panels.found.title')}</h2>
      <p class="preview">${words}</p>
      <p class="hint">${tell('panels.found.hint')}</p>
      ${facts.map((fact) => html`<code>${fact.id}</code>${renderField(fact)}`)}
      ${facts.length > 0 && opener(tell('panels.found.about'), { kind: 'about' })}
      ${renderTexts(texts)}
      ${renderSearch(isKnown ? '' : words)}`
  },

  /** All texts of the page, those included that nobody sees on it, and a field that finds any other. */
  async page(_view, { path, visible }) {
    const page = await readPage(path)
    if (!page) throw new Error(tell('panels.refuse.page'))
    const { title, description, texts } = page
    const piece = findPiece(splitLocale(path).path)
    return html`<h2>${tell('panels.page.title')}</h2>
      <p>${tell('panels.page.count', { count: texts.length })}</p>
      <p class="hint">${tell('panels.page.results')}</p>
      <div class="preview"><strong>${title}</strong>${description}</div>
      <p class="hint">
        ${tell('panels.page.letters', {
          title: measureWidth(title),
          mostTitle: most.title,
          description: measureWidth(description),
          mostDescription: most.description,
        })}
      </p>
      ${renderSearch()}
      ${piece && renderPiece(piece)}
      <h3>${tell('panels.page.hidden')}</h3>
      ${renderTexts(texts.filter(({ id }) => !visible.includes(id)))}
      <h3>${tell('panels.page.seen')}</h3>
      ${renderTexts(texts.filter(({ id }) => visible.includes(id)))}`
  },

  /** The translations that wait for the owner. */
  open(_view, { locale }) {
    const texts = listOpenTexts(locale)
    return html`<h2>${tell('panels.open.title', { count: texts.length })}</h2>
      <p class="hint">${tell('panels.open.hint', { language: describeLanguage(defaultLocale) })}</p>
      ${renderTexts(texts)}`
  },

  /** The owner's record: one form, with what its texts are in the other languages below it. */
  about(_view, { locale }) {
    const groups = listRecord().map(
      ({ title, fields }) =>
        html`<fieldset><legend>${title}</legend>${fields.map((field) => renderControl(field.id, field))}</fieldset>`,
    )
    const ids = listEnglishTexts().flatMap(({ id }) => (id.startsWith('site.') ? id : []))
    const portrait = html`<fieldset><legend>${tell('panels.about.portrait')}</legend>
      <p class="hint">${tell('panels.about.portrait.hint')}</p>${renderPictureFields()}</fieldset>`
    const save = row(button(tell('panels.save'), 'record', {}, { class: 'main' }))
    return html`<h2>${tell('panels.about.title')}</h2>
      <p class="hint">${tell('panels.about.hint')}</p>
      ${box(tell('panels.about.title'), {}, html`${portrait}${groups}${save}`)}
      <h3>${tell('panels.about.words')}</h3>
      ${renderTexts(describeTexts(ids, locale))}`
  },

  /** The samples that nobody has confirmed yet, each with what can be done about it. */
  samples() {
    const samples = listOpenSamples()
    return html`<h2>${tell('panels.samples.title', { count: samples.length })}</h2>
      <p class="hint">${tell('panels.samples.hint')}</p>
      ${samples.map(({ kind, path, words, text, fact, file, confirm }) => {
        const piece = findPiece(path)
        const label = html`<p class="hint">${kindWords[kind]} · <code>${path}</code>${!text && !fact && ` · ${file}`}</p>`
        if (fact) return html`${label}${renderField(fact)}`
        const buttons = row(
          text !== undefined && opener(tell('panels.samples.change'), { kind: 'text', id: text }),
          piece && button(tell('panels.list.remove'), 'remove', piece),
          confirm && button(tell('panels.samples.confirm'), 'field', confirm),
        )
        return box(path, {}, html`<p class="value" lang="${defaultLocale}">${words || '—'}</p>${label}${buttons}`)
      })}`
  },

  /** The texts that nobody has changed since the site came with them: those of this page, and how many the others have. */
  shipped(_view, { path, locale }) {
    const all = listShippedTexts()
    const pages = Map.groupBy(all, ({ page }) => page)
    const here = pages.get(splitLocale(path).path) ?? []
    const ids = here.map(({ id, kind }) => (isDocument(kind) ? `${id}.${documents[kind].parts[0]}` : id))
    const mine = (label: string, chosen: string) => button(label, 'mine', { chosen })
    const others = [...pages].map(
      ([page, texts]) =>
        html`<li>
          <a href="${localizePath(page, locale)}">${page}</a> ${texts.length}
          ${row(button(tell('panels.shipped.mine'), 'mine', { chosen: page }, { 'aria-label': tell('panels.shipped.mineOf', { place: page }) }))}
        </li>`,
    )
    return html`<h2>${tell('panels.shipped.title', { count: all.length })}</h2>
      <p class="hint">${tell('panels.shipped.hint', { command: 'npm run ready' })}</p>
      ${
        here.length > 0 &&
        box(
          tell('panels.page.title'),
          {},
          html`<h3>${tell('panels.shipped.here', { count: here.length })}</h3>${row(mine(tell('panels.shipped.minePage'), splitLocale(path).path))}
            ${describeTexts(ids, locale).map(
              (text, index) =>
                html`${renderTexts([text])}${row(button(tell('panels.shipped.mine'), 'mine', { chosen: here[index]?.id }, { 'aria-label': tell('panels.shipped.mineOf', { place: text.id }) }))}`,
            )}`,
        )
      }
      <form><h3>${tell('panels.shipped.pages')}</h3><ul>${others}</ul>${row(mine(tell('panels.shipped.mineAll'), ''))}</form>`
  },

  async post(_view, { listAsked }) {
    const names = localeCodes.map(describeLanguage)
    const content = html`<label>${tell('panels.new.titleIn', { language: names[0] })}<input type="text" name="title"></label>
      <p class="hint">${tell('panels.new.postHint', { languages: new Intl.ListFormat(ownerLocale).format(names) })}</p>
      ${row(button(tell('panels.new.create'), 'post', {}, { class: 'main' }))}`
    return html`<h2>${tell('panels.new.title')}</h2>
      ${await listAsked?.()}
      <h3>${tell('panels.new.post')}</h3>
      ${box(tell('panels.new.post'), {}, content)}
      ${(['service', 'city', 'course'] as const).map((kind) => {
        const { fields } = newPieces[kind]
        const title = tell(`panels.new.${kind}`)
        const own = html`<p class="hint">${tell('panels.new.hint')}</p>
          ${fields.map(({ control, ...field }) =>
            control === 'lines'
              ? html`<label>${field.name}<textarea name="${field.key}" rows="3"></textarea></label>`
              : renderControl(field.key, {
                  ...field,
                  options: describeOptions(field.options ?? []),
                  control,
                  value: undefined,
                }),
          )}
          ${row(button(tell('panels.new.create'), 'piece', {}, { class: 'main' }))}`
        return html`<details><summary>${title}</summary>${box(title, { kind }, own)}</details>`
      })}`
  },
}

/** A text in all languages, side by side, with what stands beside it. */
function renderText({ id = '', focus }: View, { root, locale }: Place): Html {
  const edited = getText(id)
  const { text, part } = edited
  const document = parseDocumentPart(id)
  const list = findList(id, root)
  const limit = findSearchLimit(id)
  const isBlock = part?.startsWith('body.')
  // English and the language of the page come first.
  const rank = (each: LanguageState) => (each.locale === text.writtenIn ? 0 : each.locale === locale ? 1 : 2)
  const languages = readLanguages(edited, root).toSorted((one, other) => rank(one) - rank(other))
  const facts = text.kind === 'interface' ? [] : listFields(id)
  // One without a page, such as a category without posts, has no other panel.
  const piece = findPiece(id.replace(/\.[^.]*$/, ''))
  const path = piece && pieces[piece.kind].path
  const hidden = path && !findPage(`${path}/${piece.name}`) && piece
  return html`<h2>${isBlock ? tell('panels.text.block') : tell('panels.text.title')}</h2>
    <p><code>${id}</code></p>
    ${limit && html`<p class="hint">${tell('panels.text.limit', { limit })}</p>`}
    ${document?.kind === 'issue' && html`<p class="hint">${tell('panels.text.issue', { command: 'npm run newsletter -- status --deployed' })}</p>`}
    ${list?.problem && html`<p class="refusal" role="note">${list.problem}</p>`}
    ${languages.map((language) => renderLanguage(edited, languages, language, focus ?? locale))}
    ${list && renderListBox(id, list)}
    ${hidden ? box(tell('panels.piece.name'), { ...hidden, id }, renderRename(hidden.name)) : ''}
    ${isBlock && text.kind === 'post' && !list?.problem && renderPictureBox(id)}
    ${
      text.kind !== 'interface' &&
      html`<details>
        <summary>${tell('panels.text.facts')}</summary>
        ${facts.length > 0 ? facts.map(renderField) : tell('panels.text.noFacts')}
      </details>`
    }`
}

function renderLanguage({ id, text }: EditedText, all: LanguageState[], language: LanguageState, focus: string): Html {
  const { locale, words, state, madeFrom } = language
  const { name } = locales[locale]
  const isFirst = locale === text.writtenIn
  const isOpen = (isFirst ? all : [language]).some((one) => /stale|draft|unknown/.test(one.state))
  const buttons = row(
    button(tell('panels.save'), 'text', {}, { class: 'main' }),
    button(isFirst ? tell('panels.text.acceptAll') : tell('panels.text.accept'), 'accept', {}, { disabled: !isOpen }),
    !isFirst && /missing|stale/.test(state) && button(tell('panels.text.draft'), 'draft'),
  )
  const own = { 'aria-label': tell('panels.text.words', { language: name }), lang: locale, autofocus: locale === focus }
  const content = html`<div class="head">
      <span class="name" lang="${locale}">${name}</span><span class="state" data-state="${state}">${tell(`panels.state.${state}`)}</span>
    </div>
    <input type="hidden" name="before" value="${words}">
    <textarea name="after" rows="2" data-ask="check"${attributes(own)}>${words}</textarea>
    <div aria-live="polite"></div>
    ${madeFrom !== undefined && html`<p class="hint">${tell('panels.text.madeFrom', { words: madeFrom })}</p>`}
    ${buttons}`
  return box(name, { id, locale }, content)
}

function renderListBox(id: string, { index, length }: { index: number; length: number }): Html {
  const hint = html`<p class="hint">${tell('panels.list.item', { number: index + 1, length })}</p>`
  const buttons = listActions.map((action) => button(tell(`panels.list.${action}`), 'list', { action }))
  return box(tell('panels.list.title'), { id }, html`${hint}${row(...buttons)}`)
}

/** Puts a picture after a paragraph of a post. */
function renderPictureBox(id: string): Html {
  const content = html`<p class="name">${tell('panels.picture.after')}</p>
    ${renderPictureFields()}
    ${row(button(tell('panels.picture.insert'), 'picture'))}`
  return box(tell('panels.picture.title'), { id }, content)
}

function renderPictureFields(): Html {
  const alts = localeCodes.map((code) => {
    const input = html`<input type="text" name="alt.${code}" lang="${code}">`
    return html`<label>${tell('panels.picture.alt', { language: describeLanguage(code) })}${input}</label>`
  })
  const file = html`<input type="file" accept="image/jpeg,image/png,image/webp,image/avif,image/gif">`
  return html`<label>${tell('panels.picture.choose')}${file}</label>${alts}`
}

/** Finds the piece that an id names, such as `testimonials.juan-perez`, or that the page of an address is about. */
function findPiece(idOrPath: string) {
  const sought = idOrPath.replaceAll('.', '/')
  const all = kinds.flatMap((kind) => listNames(kind).map((name) => ({ kind, name })))
  return all.find(({ kind, name }) => {
    const { ids, path } = pieces[kind]
    return [...ids.map((each) => each.replace('.', '/')), path].some((folder) => sought === `${folder}/${name}`)
  })
}

/** Takes the piece out that a page is about, or gives it another address. */
function renderPiece(piece: { kind: Kind; name: string }): Html {
  const remove = html`<label>
      ${tell('panels.piece.to', { path: '/services', gone: 'gone' })}
      <input type="text" name="to" placeholder="${tell('panels.piece.overview')}">
    </label>
    ${row(button(tell('panels.piece.remove'), 'remove'))}`
  return html`<details>
    <summary>${piece.kind === 'page' ? tell('panels.piece.page') : tell('panels.piece.title')}</summary>
    ${piece.kind !== 'page' && box(tell('panels.piece.name'), piece, renderRename(piece.name))}
    ${box(tell('panels.piece.remove'), piece, remove)}
  </details>`
}

function renderRename(name: string): Html {
  return html`<label>${tell('panels.piece.name')}<input type="text" name="newName" value="${name}"></label>
    ${row(button(tell('panels.piece.rename'), 'rename'))}`
}

/** The changes to publish, and those that were published. */
async function renderPublishing({ focus }: View, { root }: Place) {
  const changes = await listUnpublished(root)
  const published = (await listPublished(root)).map((entry) => {
    const label = isTakenBack(entry) ? tell('panels.publish.bring') : tell('panels.publish.take')
    const title = describeTitle(entry)
    const own = { 'aria-label': `${label}: ${title}`, 'data-meanwhile': tell('panels.publish.sending') }
    return html`<li>${title} ${row(button(label, 'revert', { commit: entry.commit }, own))}</li>`
  })
  const own = { class: 'main', 'data-meanwhile': tell('panels.publish.meanwhile') }
  const order = changes.length > 0 ? tell('changes.publish') : tell('panels.publish.do', { count: 0 })
  return html`<h2>${tell('panels.publish.title')}</h2>
    <p class="hint">${tell('panels.publish.hint')}</p>
    <form>
      ${changes.length > 0 ? renderChanges(changes, focus) : html`<p>${tell('panels.publish.none')}</p>`}
      ${row(button(order, 'publish', {}, own), changes.length > 0 && button(tell('panels.publish.discard'), 'discard'))}
      ${published.length > 0 && html`<section><h3>${tell('panels.publish.published')}</h3><ul>${published}</ul></section>`}
    </form>`
}

/** Commits have English titles, by which each language of the owner knows them. */
function describeTitle({ title }: Published): string {
  const [, back = '', pages] = /^(?:(Take|Bring) back: )?Change the words of (.*)$/.exec(title) ?? []
  if (pages === undefined) return title
  const words = tell('panels.publish.words', { pages: pages.replace('the site', tell('panels.publish.site')) })
  return back ? `${back === 'Take' ? tell('panels.publish.taken') : tell('panels.publish.brought')}: ${words}` : words
}

/** Texts as a list, each opens its panel. */
export function renderTexts(texts: ListedText[]): Html {
  const items = texts.map(({ id, words, locale: shown, states }) => {
    const open = states.filter(({ state }) => state !== 'fresh')
    const about = [id, ...open.map(({ locale, state }) => `${locale}: ${tell(`panels.state.${state}`)}`)].join(' · ')
    return html`<li>${opener(html`<span lang="${shown}">${words || '—'}</span><code>${about}</code>`, { kind: 'text', id })}</li>`
  })
  return html`<ul class="texts">${items}</ul>`
}

function renderSearch(query = ''): Html {
  return html`<form>
    <label>${tell('panels.search')}<input type="search" name="query" value="${query}" data-ask="search"></label>
    <div aria-live="polite"></div>
  </form>`
}

/** @throws Error where there is no text with this id */
export function getText(id: string): EditedText {
  const text = findText(id)
  if (!text) throw new Error(tell('panels.refuse.text'))
  return text
}
