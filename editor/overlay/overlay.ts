import { ask, order, setToken } from './call.ts'
import { make, makeButton } from './dom.ts'
import { findTarget, type Target } from './find-target.ts'
import { isEditingOn, keepNotice, keepView, readView, setEditingOn, takeNotice, type View } from './memory.ts'
import { showPageTexts, showTextsFor } from './page-panel.ts'
import { showPost } from './post-panel.ts'
import { showPublishing } from './publish-panel.ts'
import { showSamples } from './samples-panel.ts'
import { pageStyle, style } from './style.ts'
import { showText } from './text-panel.ts'

// The editor on the page: `npm run edit` brings it into each page of the development server, and nothing of it into a build.

/** What the server says of the whole site. */
export type State = {
  changes: Array<{ page: string; id: string; locale: string; before: string; after: string }>
  /** That changes left the list, where some did. */
  committed?: string
  published: Array<{ commit: string; title: string; changes: number }>
  stale: number
  missing: number
  samples: Array<{ kind: string; path: string; words: string; text?: string }>
  /** What keeps a scheduled post from appearing on its day. */
  schedule?: string
  languages: Array<{ code: string; name: string; prefix: string }>
}

/** What a panel needs of the overlay. */
export type Editor = {
  locale: string
  state: () => Promise<State | undefined>
  open: (view: View | undefined) => void
  /** Loads the page anew, to show what was saved. */
  reload: (notice: string, view?: View) => void
  /** Shows that something was saved which this page does not show. */
  refresh: (notice: string, view: View) => void
  /** The button Undo, which stands in the open panel, else in the toolbar. */
  undo: HTMLButtonElement
}

setToken(new URL(import.meta.url).searchParams.get('token') ?? '')
start()

function start() {
  document.head.append(make('style', { 'data-editor': true }, pageStyle))
  document.documentElement.classList.add('edit-bar')
  const host = make('div', { id: 'site-editor' })
  const root = host.attachShadow({ mode: 'open' })
  const box = make('div', { class: 'editor' })
  root.append(make('style', {}, style), box)

  let state: Promise<State | undefined>
  let opener: HTMLElement | undefined
  let lastText: string | undefined
  let latest: View | undefined
  const locale = document.documentElement.lang.split('-')[0] ?? 'en'
  const undo = makeButton('Undo', takeBack, { disabled: true })
  const count = make('span', { class: 'count', role: 'status' }, '… changes')
  const place = make('span', { class: 'undo' })
  const toggle = makeButton('Click to edit', () => switchEditing(!isEditingOn()), { 'aria-pressed': 'true' })
  const samples = makeOpener('Samples', 'samples')
  const toolbar = make(
    'div',
    { role: 'toolbar', 'aria-label': 'Edit' },
    toggle,
    makeOpener('This page', 'page'),
    makeOpener('New post', 'post'),
    samples,
    count,
    place,
    makeOpener('Publish', 'publish', { class: 'main' }),
  )
  const schedule = make('p', { class: 'schedule', hidden: true })
  toolbar.append(schedule)
  const panel = make('section', { class: 'panel', role: 'dialog', hidden: true })
  // Not a mark on the page's own element: React, which takes the page over later, would find it changed.
  const outline = make('div', { class: 'outline', hidden: true })
  box.append(outline, make('div', { class: 'frame' }, panel, toolbar))
  document.body.append(host)

  const editor: Editor = { locale, state: () => state, open, reload, refresh, undo }

  function makeOpener(
    label: string,
    kind: Exclude<View['kind'], 'text' | 'choose'>,
    attributes = {},
  ): HTMLButtonElement {
    const button = makeButton(
      label,
      () => {
        opener = button
        open({ kind })
      },
      attributes,
    )
    return button
  }

  function switchEditing(isOn: boolean) {
    setEditingOn(isOn)
    toggle.setAttribute('aria-pressed', String(isOn))
    document.documentElement.classList.toggle('edit-on', isOn)
    if (document.documentElement.dataset.hydrated !== undefined) markFocusable(isOn)
  }

  function open(view: View | undefined) {
    keepView(view)
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
    void show(view).then((content) => {
      // Another one was opened meanwhile, or this one closed.
      if (latest !== view) return
      const heading = content[0]
      const close = makeButton('Close', () => open(undefined))
      const buttons = make('div', { class: 'row' }, undo, close)
      panel.setAttribute('aria-label', heading?.textContent ?? '')
      panel.replaceChildren(make('div', { class: 'top' }, heading, buttons), ...content.slice(1))
      const own = view.kind === 'text' ? (view.locale ?? locale) : locale
      const field =
        panel.querySelector<HTMLElement>(`[data-locale="${own}"] textarea`) ??
        panel.querySelector<HTMLElement>('textarea, input, select')
      ;(field ?? close).focus()
    })
  }

  async function show(view: View): Promise<HTMLElement[]> {
    switch (view.kind) {
      case 'text':
        return showText(editor, view.id)
      case 'choose':
        return showTextsFor(editor, view.words)
      case 'page':
        return showPageTexts(editor)
      case 'samples':
        return showSamples(editor)
      case 'post':
        return showPost()
      case 'publish':
        return showPublishing(editor)
    }
  }

  async function takeBack() {
    const { data, error } = await order<{ id: string }>('undo', {})
    if (!data) return say(error?.message ?? '')
    reload('The last change is taken back.', readView()?.kind === 'text' ? { kind: 'text', id: data.id } : undefined)
  }

  function reload(notice: string, view?: View) {
    keepNotice(notice)
    if (view) keepView(view)
    location.reload()
  }

  function refresh(notice: string, view: View) {
    state = readState(notice)
    open(view)
  }

  function say(message: string) {
    count.textContent = message
  }

  /** @param notice what was done before */
  async function readState(notice: string): Promise<State | undefined> {
    const { data, error } = await ask<State>('state')
    if (!data) {
      say(error?.message ?? '')
      return undefined
    }
    const { changes, stale, missing } = data
    undo.disabled = changes.length === 0
    samples.textContent = `Samples (${data.samples.length})`
    schedule.textContent = data.schedule ?? ''
    schedule.hidden = data.schedule === undefined
    const open = [stale ? `${stale} stale` : '', missing ? `${missing} missing` : ''].filter(Boolean)
    const counts = [changes.length === 1 ? '1 change' : `${changes.length} changes`, ...open].join(' · ')
    say([notice, counts, data.committed].filter(Boolean).join(' '))
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
    const place = opener?.isConnected ? opener : shown
    ;(place?.closest<HTMLElement>('a, button, summary, [tabindex]') ?? toggle).focus()
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
    if ('id' in target) return open({ kind: 'text', id: target.id })
    open({ kind: 'choose', words: target.words })
  }

  // Before links, summaries and buttons of the page, which Alt-click still reaches.
  for (const type of ['click', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart']) {
    addEventListener(
      type,
      (event) => {
        if (!(event instanceof UIEvent) || ('altKey' in event && event.altKey === true)) return
        if (event instanceof MouseEvent && event.button > 0) return
        const target = getTarget(event)
        if (!target) return
        event.stopImmediatePropagation()
        if (type !== 'click') return
        event.preventDefault()
        edit(target)
      },
      { capture: true, passive: false },
    )
  }
  // An Alt-click of a link downloads it in some browsers.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!event.altKey || !link || event.composedPath().includes(host)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      location.assign(link.href)
    },
    { capture: true },
  )
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

  place.append(undo)
  document.documentElement.classList.toggle('edit-on', isEditingOn())
  toggle.setAttribute('aria-pressed', String(isEditingOn()))
  // Until React has taken the page over, it compares each attribute with what it would write.
  void waitForHydration().then(() => {
    const mark = () => isEditingOn() && markFocusable(true)
    mark()
    new MutationObserver(mark).observe(document.body, { childList: true, subtree: true })
  })
  state = readState(takeNotice())
  const view = readView()
  if (view) open(view)
}

function waitForHydration(): Promise<void> {
  const { documentElement } = document
  return new Promise((resolve) => {
    const look = () => documentElement.dataset.hydrated !== undefined && resolve()
    new MutationObserver(look).observe(documentElement, { attributeFilter: ['data-hydrated'] })
    look()
  })
}
