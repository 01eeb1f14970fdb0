import type { describeState } from '../server/routes.ts'
import { showAbout } from './about-panel.ts'
import { showFound, showOpen, showPageTexts } from './lists-panel.ts'
import style from './overlay.css?inline'
import pageStyle from './page.css?inline'
import { ask, getMessage, html, keep, makeButton, makeRow, read, send, setToken } from './parts.ts'
import { showPublishing } from './publish-panel.ts'
import { showSamples } from './samples-panel.ts'
import { showSetup } from './setup-panel.ts'
import { showText } from './text-panel.ts'

// The editor on the page: `npm run edit` brings it into each page of the development server, and nothing of it into a build.

/** What is open in the panel. */
export type View =
  | { kind: 'text'; id: string; locale?: string }
  | { kind: 'found'; words: string }
  | { kind: 'page' | 'setup' | 'samples' | 'about' | 'open' | 'post' | 'publish' }

/** What the server says of the whole site. */
type State = Awaited<ReturnType<typeof describeState>>

/** What a panel needs of the overlay. */
export type Editor = {
  locale: string
  state: () => Promise<State>
  open: (view: View | undefined) => void
  /** Loads the page anew, to show what was saved. */
  reload: (notice: string, view?: View) => void
  /** Sends what changes something, and loads the page anew, or the one that shows what was changed. */
  order: (name: string, body: object, notice: string, view?: View) => Promise<void>
  /** Shows that something was saved which this page does not show. */
  refresh: (notice: string, view?: View) => void
}

setToken(new URL(import.meta.url).searchParams.get('token') ?? '')

function start() {
  document.head.append(makeStyle(pageStyle))
  document.documentElement.classList.add('edit-bar')
  const host = html`<div id="site-editor"></div>`
  const root = host.attachShadow({ mode: 'open' })

  let state: Promise<State>
  let opener: HTMLElement | undefined
  let lastText: string | undefined
  let latest: View | undefined
  const locale = document.documentElement.lang.split('-')[0] ?? ''
  const undo = makeButton('Undo', takeBack, { disabled: true })
  const count = html`<span class="count" role="status">… changes</span>`
  const waiting = makeOpener('', 'open')
  const place = html`<span class="undo">${undo}</span>`
  const toggle = makeButton('Click to edit', () => switchEditing(!isEditingOn()))
  const samples = makeOpener('Samples', 'samples')
  const publish = makeOpener('Publish', 'publish')
  publish.className = 'main'
  const schedule = html`<p class="schedule" hidden></p>`
  const toolbar = html`<div role="toolbar" aria-label="Edit">
    ${[toggle, makeOpener('Make it yours', 'setup'), makeOpener('This page', 'page'), makeOpener('New post', 'post')]}
    ${[makeOpener('About me', 'about'), samples, count, place, publish, schedule]}
  </div>`
  const panel = html`<section class="panel" role="dialog" hidden></section>`
  // Not a mark on the page's own element: React, which takes the page over later, would find it changed.
  const outline = html`<div class="outline" hidden></div>`
  const frame = html`<div class="frame">${panel}${toolbar}</div>`
  root.append(makeStyle(style), html`<div class="editor">${outline}${frame}</div>`)
  document.body.append(host)

  const editor: Editor = { locale, state: () => state, open, reload, order, refresh }

  function makeOpener(label: string, kind: Exclude<View['kind'], 'text' | 'found'>): HTMLButtonElement {
    const button = makeButton(label, () => {
      opener = button
      open({ kind })
    })
    return button
  }

  function switchEditing(isOn: boolean) {
    keep('off', isOn ? undefined : true)
    toggle.setAttribute('aria-pressed', String(isOn))
    document.documentElement.classList.toggle('edit-on', isOn)
    if (isHydrated()) markFocusable(isOn)
  }

  function open(view: View | undefined) {
    keep('view', view && { path: location.pathname, view })
    latest = view
    if (!view) {
      panel.hidden = true
      panel.replaceChildren()
      place.append(undo)
      returnFocus()
      return
    }
    if (view.kind === 'text') lastText = view.id
    panel.hidden = false
    const refuse = (error: unknown) =>
      html`<div><h2>This cannot be shown</h2><p class="refusal" role="alert">${getMessage(error)}</p></div>`
    void show(view)
      .catch(refuse)
      .then((content) => {
        // Another one was opened meanwhile, or this one closed.
        if (latest !== view) return
        const heading = content.querySelector('h2')
        const close = makeButton('Close', () => open(undefined))
        panel.setAttribute('aria-label', heading?.textContent ?? '')
        heading?.replaceWith(html`<div class="top">${heading.cloneNode(true)}${makeRow(undo, close)}</div>`)
        panel.replaceChildren(content)
        const own = view.kind === 'text' ? (view.locale ?? locale) : locale
        const field =
          panel.querySelector<HTMLElement>(`[data-locale="${own}"] textarea`) ??
          panel.querySelector<HTMLElement>('textarea, input, select')
        ;(field ?? close).focus()
      })
  }

  function show(view: View): Promise<HTMLElement> {
    if (view.kind === 'text') return showText(editor, view.id)
    return view.kind === 'found' ? showFound(editor, view.words) : panels[view.kind](editor)
  }

  async function takeBack() {
    try {
      const { id } = await send<{ id: string }>('undo', {})
      reload('The last change is taken back.', readView()?.kind === 'text' ? { kind: 'text', id } : undefined)
    } catch (error) {
      say(getMessage(error))
    }
  }

  function reload(notice: string, view?: View) {
    keep('notice', notice)
    if (view) keep('view', { path: location.pathname, view })
    location.reload()
  }

  async function order(name: string, body: object, notice: string, next?: View) {
    const { path } = await send<{ path?: string }>(name, body)
    if (path === undefined) return reload(notice, next)
    keep('notice', notice)
    keep('view', undefined)
    location.assign(path)
  }

  function refresh(notice: string, view?: View) {
    state = readState(notice)
    if (view) open(view)
  }

  function say(message: string) {
    count.textContent = message
  }

  /** @param notice what was done before */
  async function readState(notice: string): Promise<State> {
    const data = await ask<State>('state').catch((error) => {
      say(getMessage(error))
      throw error
    })
    const { changes, stale, missing } = data
    undo.disabled = changes.length === 0
    samples.textContent = `Samples (${data.samples})`
    schedule.textContent = data.schedule ?? ''
    schedule.hidden = data.schedule === undefined
    const left = [stale ? `${stale} stale` : '', missing ? `${missing} missing` : ''].filter(Boolean)
    waiting.textContent = left.join(' · ')
    const counted = changes.length === 1 ? '1 change' : `${changes.length} changes`
    say([notice, data.committed, counted].filter(Boolean).join(' '))
    if (left.length > 0) count.append(' · ', waiting)
    return data
  }

  /** The target of a click or a key while editing is on; the overlay's own elements are none. */
  function getTarget(event: Event): Target | undefined {
    const [node] = event.composedPath()
    if (!isEditingOn() || event.composedPath().includes(host)) return undefined
    return findTarget(node ?? null, event instanceof MouseEvent ? event : undefined)
  }

  /** Where the panel was opened from; after the page was loaded anew, the text that it showed. */
  function returnFocus() {
    const shown = document.querySelector<HTMLElement>(`[data-text="${CSS.escape(lastText ?? '')}"]`)
    const from = opener?.isConnected ? opener : shown
    ;(from?.closest<HTMLElement>('a, button, summary, [tabindex]') ?? toggle).focus()
  }

  /** Shows what a click would change. */
  function outlineTarget(element: HTMLElement | undefined) {
    outline.hidden = element === undefined
    document.documentElement.classList.toggle('edit-hover', element !== undefined)
    if (!element) return
    const { left, top, width, height } = element.getBoundingClientRect()
    outline.style.inset = `${top - 3}px auto auto ${left - 3}px`
    outline.style.width = `${width + 6}px`
    outline.style.height = `${height + 6}px`
  }

  function edit(target: Target) {
    opener = target.element
    open('id' in target ? { kind: 'text', id: target.id } : { kind: 'found', words: target.words })
  }

  // Before links, summaries and buttons of the page, which Alt-click still reaches.
  for (const type of ['click', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart']) {
    addEventListener(
      type,
      (event) => {
        if (!(event instanceof UIEvent) || (event instanceof MouseEvent && event.button > 0)) return
        const isAlt = 'altKey' in event && event.altKey === true
        // An Alt-click of a link downloads it in some browsers.
        const link = isAlt && type === 'click' && event.target instanceof Element ? event.target.closest('a') : null
        const target = isAlt ? undefined : getTarget(event)
        if (!target && !link) return
        event.stopImmediatePropagation()
        if (type !== 'click') return
        event.preventDefault()
        if (target) edit(target)
        else if (link) location.assign(link.href)
      },
      { capture: true, passive: false },
    )
  }
  addEventListener('pointerover', (event) => outlineTarget(getTarget(event)?.element), { capture: true, passive: true })
  addEventListener('scroll', () => outlineTarget(undefined), { capture: true, passive: true })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !panel.hidden) {
        event.stopImmediatePropagation()
        return open(undefined)
      }
      if (event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey) return
      const target = getTarget(event)
      if (!target || !(event.target instanceof Element) || event.target.matches('input, textarea, select')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      edit(target)
    },
    { capture: true },
  )

  /** Texts that stand in no link and no button are reached by Tab too. */
  function markFocusable(isOn: boolean) {
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
      const control = element.closest('a, button, summary')
      if (control && control.querySelectorAll('[data-text]').length === 1) continue
      if (isOn) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
  }

  document.documentElement.classList.toggle('edit-on', isEditingOn())
  toggle.setAttribute('aria-pressed', String(isEditingOn()))
  // Until React has taken the page over, it compares each attribute with what it would write.
  const mark = () => isEditingOn() && isHydrated() && markFocusable(true)
  mark()
  const observed = { childList: true, subtree: true, attributeFilter: ['data-hydrated'] }
  new MutationObserver(mark).observe(document.documentElement, observed)
  state = readState(read<string>('notice') ?? '')
  keep('notice', undefined)
  const view = readView()
  if (view) return open(view)
  // The first thing to do while an invented person has the site; once in each window.
  void state.then((known) => {
    if (!known.samples || latest || read('seen')) return
    keep('seen', true)
    open({ kind: 'setup' })
  })
}

/** Within an element of styles nothing is escaped. */
function makeStyle(rules: string): HTMLElement {
  return Object.assign(html`<style></style>`, { textContent: rules })
}

/** What is no text has a panel by the name of its view. */
const panels = {
  page: showPageTexts,
  open: showOpen,
  setup: showSetup,
  samples: showSamples,
  about: showAbout,
  post: showPost,
  publish: showPublishing,
}

/** Starts a post. */
async function showPost(editor: Editor): Promise<HTMLElement> {
  const title = html<HTMLInputElement>`<input type="text">`
  const create = () => editor.order('post', { title: title.value }, 'The post is there, as a draft.')
  const languages = (await editor.state()).languages.map(({ name }) => name)
  return html`<div>
    <h2>New post</h2>
    <label>Its title in ${languages[0]}${title}</label>
    <p class="hint">
      It gets its page in ${new Intl.ListFormat('en').format(languages)}, as a draft. Click its texts there. Its category,
      its day and whether it is a draft are under “Facts beside it”; a day to come publishes it on that day.
    </p>
    ${makeRow(makeButton('Create', create, { className: 'main' }))}
  </div>`
}

/** It belongs to the page on which it was opened. */
function readView(): View | undefined {
  const kept = read<{ path: string; view: View }>('view')
  return kept?.path === location.pathname ? kept.view : undefined
}

function isEditingOn(): boolean {
  return !read('off')
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}

/** What a click on the page would change: a text by its id, or words whose text has to be looked up. */
type Target = { element: HTMLElement; id: string } | { element: HTMLElement; words: string }

/**
 * The text that an element of the page shows; undefined where it shows none.
 *
 * @param point of a click, which may be beside the words
 */
function findTarget(node: EventTarget | null, point?: { clientX: number; clientY: number }): Target | undefined {
  if (!(node instanceof Element)) return undefined
  const marked = node.closest<HTMLElement>('[data-text]')
  if (marked?.dataset.text) return { element: marked, id: marked.dataset.text }
  const control = node.closest<HTMLElement>('a, button, summary, label')
  const inside = control?.querySelectorAll<HTMLElement>('[data-text]') ?? []
  const [only] = inside
  if (inside.length === 1 && only?.dataset.text) return { element: only, id: only.dataset.text }
  for (let element: Element | null = node; element && element !== document.body; element = element.parentElement) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue
    const words = readOwnWords(element)
    if (words) return { element: element as HTMLElement, words }
    if (element instanceof HTMLImageElement && element.alt) return { element, words: element.alt }
    const near = findNearest(element, point)
    if (near) return near
    if (element.children.length > 0) break
  }
  const label = node.closest('[aria-label]')?.getAttribute('aria-label')
  return label && control ? { element: control, words: label } : undefined
}

/** The words of an element that has some of its own, with those of the small elements among them. */
function readOwnWords(element: Element): string | undefined {
  const hasOwn = [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
  const words = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return hasOwn && words.length < 1_500 ? words : undefined
}

/** The text nearest to a click, of the few in an element. */
function findNearest(element: Element, point?: { clientX: number; clientY: number }): Target | undefined {
  const marks = [...element.querySelectorAll<HTMLElement>('[data-text]')]
  if (marks.length === 0 || marks.length > 6) return undefined
  const measure = (mark: HTMLElement) => {
    if (!point) return 0
    const { left, right, top, bottom } = mark.getBoundingClientRect()
    const outside = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to)
    return Math.hypot(outside(point.clientX, left, right), outside(point.clientY, top, bottom))
  }
  const [nearest] = marks.toSorted((a, b) => measure(a) - measure(b))
  return nearest?.dataset.text ? { element: nearest, id: nearest.dataset.text } : undefined
}

// At the end, because what is open is shown at once.
start()
