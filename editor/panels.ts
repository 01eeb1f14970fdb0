import { findSearchLimit } from '../authoring/check.ts'
import { parseDocumentPart } from '../authoring/document.ts'
import { listFields, listHolderFields } from '../authoring/fields.ts'
import { isTakenBack, listPublished, listUnpublished } from '../authoring/files/publish.ts'
import { findList, listActions } from '../authoring/lists.ts'
import { newPieces } from '../authoring/new/piece.ts'
import { portraitId } from '../authoring/pictures.ts'
import { listOpenSamples } from '../authoring/samples.ts'
import { type Kind, kinds, listNames, pieces } from '../authoring/setup/pieces.ts'
import { listShippedTexts } from '../authoring/shipped.ts'
import { documents, isDocument } from '../authoring/texts/documents.ts'
import { listEnglishTexts } from '../authoring/texts/list-texts.ts'
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
import { type Locale, localeCodes, locales } from '../locales/locales.ts'
import { localizePath, splitLocale } from '../locales/paths.ts'
import { measureWidth, mostLetters as most } from '../renderer/server/title.ts'
import { box, button, opener, renderControl, renderField, row } from './controls.ts'
import { renderSetup } from './setup-panel.ts'
import type { View } from './view.ts'

/** The page on which a panel is opened; `visible` are the texts that it shows. */
export type Place = { root: string; path: string; locale: Locale; visible: string[] }

/** Words that are one text's alone lead to it: the view is the text's own then, so that it stays open. */
export function settleView(view: View, locale: Locale): View {
  if (view.kind !== 'found') return view
  const [only, ...others] = findByWords(view.words ?? '', locale).texts
  return only && others.length === 0 ? { kind: 'text', id: only.id } : view
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
    return html`<h2>What these words are</h2>
      <p class="preview">${words}</p>
      <p class="hint">
        A fact of your record, which all pages have from here, or a text, by its id. What is neither is made of others: look
        for a part of it.
      </p>
      ${facts.map(renderField)}
      ${facts.length > 0 && opener('All of your record', { kind: 'about' })}
      ${renderTexts(texts)}
      ${renderSearch(isKnown ? '' : words)}`
  },

  /** All texts of the page, those included that nobody sees on it, and a field that finds any other. */
  async page(_view, { path, visible }) {
    const page = await readPage(path)
    if (!page) throw new Error('There is no such page.')
    const { title, description, texts } = page
    const piece = findPiece(splitLocale(path).path)
    return html`<h2>This page</h2>
      <p>${texts.length} texts</p>
      <p class="hint">In search results:</p>
      <div class="preview"><strong>${title}</strong>${description}</div>
      <p class="hint">
        Title ${measureWidth(title)} of ${most.title}, description ${measureWidth(description)} of ${most.description} letters at most.
      </p>
      ${renderSearch()}
      ${piece && renderPiece(piece)}
      <h3>Not seen on the page: titles, descriptions, texts of pictures</h3>
      ${renderTexts(texts.filter(({ id }) => !visible.includes(id)))}
      <h3>On the page</h3>
      ${renderTexts(texts.filter(({ id }) => visible.includes(id)))}`
  },

  /** The translations that wait for the owner. */
  open(_view, { locale }) {
    const texts = listOpenTexts(locale)
    return html`<h2>Translations to look at: ${texts.length}</h2>
      <p class="hint">
        Stale: its English has changed since. Draft: a machine wrote it. Missing: nobody has. Change it, or press “Still right”.
      </p>
      ${renderTexts(texts)}`
  },

  /** The owner's record: each fact with a field, its words, and the portrait. */
  about(_view, { locale }) {
    const ids = listEnglishTexts().flatMap(({ id }) => (id.startsWith('site.') ? id : []))
    return html`<h2>About me</h2>
      <p class="hint">What you put in here is yours: all pages, mails and the legal notice have it from here.</p>
      ${['site', 'site.owner', 'site.social', 'site.terms'].flatMap(listHolderFields).map(renderField)}
      <h3>In words, in each language</h3>
      ${renderTexts(describeTexts(ids, locale))}
      <h3>Portrait</h3>
      ${renderPictureBox(portraitId, 'An upright part of its middle is shown, 4 : 5')}`
  },

  /** The samples that nobody has confirmed yet, each with what can be done about it. */
  samples() {
    const samples = listOpenSamples()
    return html`<h2>Samples: ${samples.length}</h2>
      <p class="hint">
        Not true yet, or not read by you. Put in what is true and confirm it, or take it out. What is still as it was when
        you got the site cannot be confirmed. A public site leaves the rest out, or is not built.
      </p>
      ${samples.map(({ kind, path, words, text, fact, file, confirm }) => {
        const piece = findPiece(path)
        const label = html`<p class="hint">${kind} · <code>${path}</code>${!text && !fact && ` in ${file}`}</p>`
        if (fact) return html`${label}${renderField(fact)}`
        const buttons = row(
          text !== undefined && opener('Change', { kind: 'text', id: text }),
          piece && button('Remove', 'remove', piece),
          confirm && button('Confirm', 'field', confirm),
        )
        return box(path, {}, html`<p class="value">${words || '—'}</p>${label}${buttons}`)
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
          ${row(button('Mine now', 'mine', { chosen: page }, { 'aria-label': `Mine now: all of ${page}` }))}
        </li>`,
    )
    return html`<h2>Words that the site came with: ${all.length}</h2>
      <p class="hint">
        Nobody has changed them, so they still speak of the trade of an invented person. Change a text, take its piece out, or
        press “Mine now” if it is right for you as it stands. “npm run ready” counts what is left.
      </p>
      ${
        here.length > 0 &&
        box(
          'This page',
          {},
          html`<h3>On this page: ${here.length}</h3>${row(mine('Mine now: this page', splitLocale(path).path))}
            ${describeTexts(ids, locale).map(
              (text, index) =>
                html`${renderTexts([text])}${row(button('Mine now', 'mine', { chosen: here[index]?.id }, { 'aria-label': `Mine now: ${text.id}` }))}`,
            )}`,
        )
      }
      <form><h3>By pages</h3><ul>${others}</ul>${row(mine('All of them are mine now', ''))}</form>`
  },

  /** Starts a post. */
  post() {
    const names = localeCodes.map((code) => locales[code].name)
    const content = html`<label>Its title in ${names[0]}<input type="text" name="title"></label>
      <p class="hint">
        It gets its page in ${new Intl.ListFormat('en').format(names)}, as a draft. Click its texts there. Its category,
        its day and whether it is a draft are under “Facts beside it”; a day to come publishes it on that day.
      </p>
      ${row(button('Create', 'post', {}, { class: 'main' }))}`
    return html`<h2>New page</h2>
      <h3>A post</h3>
      ${box('New post', {}, content)}
      ${Object.entries(newPieces).map(([kind, { fields }]) => {
        const own = html`<p class="hint">
            Its name is enough to begin with: what you leave empty says what belongs there, and Publish names it until you have
            written it. In the other languages your words stand as drafts.
          </p>
          ${fields.map(({ control, ...field }) =>
            control === 'lines'
              ? html`<label>${field.name}<textarea name="${field.key}" rows="3"></textarea></label>`
              : renderControl(field.key, { ...field, control, value: undefined }),
          )}
          ${row(button('Create', 'piece', {}, { class: 'main' }))}`
        return html`<details><summary>A ${kind}</summary>${box(`New ${kind}`, { kind }, own)}</details>`
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
  return html`<h2>${isBlock ? 'Edit a paragraph (Markdown)' : 'Edit a text'}</h2>
    <p><code>${id}</code></p>
    ${limit && html`<p class="hint">At most ${limit} letters; a Chinese character counts as two.</p>`}
    ${
      document?.kind === 'issue' &&
      html`<p class="hint">
        Mails keep the words that they were sent with. “npm run newsletter -- status --deployed” says which issues were sent.
      </p>`
    }
    ${list?.problem && html`<p class="refusal" role="note">${list.problem}</p>`}
    ${languages.map((language) => renderLanguage(edited, languages, language, focus ?? locale))}
    ${list && renderListBox(id, list)}
    ${isBlock && text.kind === 'post' && !list?.problem && renderPictureBox(id, 'Put a picture after this paragraph')}
    ${
      text.kind !== 'interface' &&
      html`<details>
        <summary>Facts beside it</summary>
        ${facts.length > 0 ? facts.map(renderField) : 'There are none.'}
      </details>`
    }`
}

function renderLanguage({ id, text }: EditedText, all: LanguageState[], language: LanguageState, focus: string): Html {
  const { locale, words, state, madeFrom } = language
  const { name } = locales[locale]
  const isFirst = locale === text.writtenIn
  const isOpen = (isFirst ? all : [language]).some((one) => /stale|draft|unknown/.test(one.state))
  const buttons = row(
    button('Save', 'text', {}, { class: 'main' }),
    button(isFirst ? 'All still right' : 'Still right', 'accept', {}, { disabled: !isOpen }),
    !isFirst && /missing|stale/.test(state) && button('Draft', 'draft'),
  )
  const own = { 'aria-label': `Words, ${name}`, lang: locale, autofocus: locale === focus }
  const content = html`<div class="head">
      <span class="name" lang="${locale}">${name}</span><span class="state" data-state="${state}">${state}</span>
    </div>
    <input type="hidden" name="before" value="${words}">
    <textarea name="after" rows="2" data-ask="check"${attributes(own)}>${words}</textarea>
    <div aria-live="polite"></div>
    ${madeFrom !== undefined && html`<p class="hint">Made from: ${madeFrom}</p>`}
    ${buttons}`
  return box(name, { id, locale }, content)
}

function renderListBox(id: string, { index, length }: { index: number; length: number }): Html {
  const hint = html`<p class="hint">Item ${index + 1} of ${length}. Translations stay with their item.</p>`
  const buttons = Object.entries(listActions).map(([action, label]) => button(label, 'list', { action }))
  return box('List', { id }, html`${hint}${row(...buttons)}`)
}

/** Sends a picture with what it shows in each language: after a paragraph of a post, or as the portrait. */
function renderPictureBox(id: string, title: string): Html {
  const alts = localeCodes.map((code) => {
    const { name } = locales[code]
    const input = html`<input type="text" name="alt.${code}" lang="${code}" aria-label="Alt, ${name}">`
    return html`<label>Alt in ${name}: what it shows${input}</label>`
  })
  const file = html`<input type="file" accept="image/jpeg,image/png,image/webp,image/avif,image/gif">`
  const content = html`<p class="name">${title}</p>
    <label>Picture: choose it, drop it here, or paste it${file}</label>
    ${alts}
    ${row(button('Insert', 'picture'))}`
  return box('Picture', { id }, content)
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
  const rename = html`<label>Its name in the address<input type="text" name="newName" value="${piece.name}"></label>
    ${row(button('Rename', 'rename'))}`
  const remove = html`<label>
      Without it its address leads to: a path such as /services, or gone
      <input type="text" name="to" placeholder="the overview">
    </label>
    ${row(button('Take it out', 'remove'))}`
  return html`<details>
    <summary>${piece.kind === 'page' ? 'Take this page out' : 'Rename this page or take it out'}</summary>
    ${piece.kind !== 'page' && box('Its name', piece, rename)}
    ${box('Without it', piece, remove)}
  </details>`
}

/** The changes to publish, and those that were published. */
async function renderPublishing(_view: View, { root }: Place) {
  const changes = await listUnpublished(root)
  const published = (await listPublished(root)).map((entry) => {
    const label = isTakenBack(entry) ? 'Bring back' : 'Take back'
    const own = { 'aria-label': `${label}: ${entry.title}`, 'data-meanwhile': 'Sending …' }
    return html`<li>${entry.title} ${row(button(label, 'revert', { commit: entry.commit }, own))}</li>`
  })
  const rows = changes.map(({ page, id, locale, before, after }) => {
    const names = localeCodes.filter((code) => locale.split(', ').includes(code)).map((code) => locales[code].name)
    return html`<tr><td>${page}</td><td><code>${id}</code> ${names.join(', ')}</td><td>${before}</td><td>${after}</td></tr>`
  })
  const table = html`<table class="changes">
    <thead><tr><th scope="col">Page</th><th scope="col">Text</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`
  const meanwhile = 'Looking at words, links and the build. This takes up to half a minute …'
  const own = { class: 'main', 'data-meanwhile': meanwhile }
  return html`<h2>Publish</h2>
    <p class="hint">
      What you can break is looked at first. Then these changes alone are committed and sent; the rest of the tests runs
      where the site is built.
    </p>
    <form>
      ${changes.length > 0 ? table : html`<p>No change is saved.</p>`}
      ${row(
        button(`Publish ${countChanges(changes.length)}`, 'publish', {}, own),
        changes.length > 0 && button('Discard all', 'discard'),
      )}
      ${published.length > 0 && html`<section><h3>Published from here</h3><ul>${published}</ul></section>`}
    </form>`
}

export function countChanges(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}

/** Texts as a list, each opens its panel. */
export function renderTexts(texts: ListedText[]): Html {
  const items = texts.map(({ id, words, states }) => {
    const about = [id, ...states.filter((state) => !state.endsWith('fresh'))].join(' · ')
    return html`<li>${opener(html`${words || '—'}<code>${about}</code>`, { kind: 'text', id })}</li>`
  })
  return html`<ul class="texts">${items}</ul>`
}

function renderSearch(query = ''): Html {
  return html`<form>
    <label>Find any text of the site<input type="search" name="query" value="${query}" data-ask="search"></label>
    <div aria-live="polite"></div>
  </form>`
}

/** @throws Error where there is no text with this id */
export function getText(id: string): EditedText {
  const text = findText(id)
  if (!text) throw new Error('There is no text with this id.')
  return text
}
