import type { renderFrame } from '../frame.ts'
import type { Done, describeState } from '../routes.ts'
import type { View } from '../view.ts'
import style from './overlay.css?inline'
import pageStyle from './page.css?inline'

// The editor on the page: `npm run edit` brings it into each page of the development server, and nothing of it into a build. The
// server renders the panels, with all words in them escaped; here they are shown, and what their buttons name is sent.

/** Proves that this start of the editor sent the page: see plugin.ts. */
const token = new URL(import.meta.url).searchParams.get('token') ?? ''

/** Said if the server does not answer, in the owner's language. */
let words = { silent: '', broken: '' }

async function start() {
  document.head.append(Object.assign(document.createElement('style'), { textContent: pageStyle }))
  const host = Object.assign(document.createElement('div'), { id: 'site-editor' })
  const root = host.attachShadow({ mode: 'open' })
  const frame = await send<ReturnType<typeof renderFrame>>('frame')
  words = frame.words
  root.innerHTML = `<style>${style}</style>${frame.markup}`
  document.body.append(host)
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) => root.querySelector(selector) as Found
  const panel = find('.panel')
  const toggle = find('.toggle')
  const undo = find<HTMLButtonElement>('.undo')
  const count = find('.count')
  // The foot of the page stands above the bar, which grows with its words.
  const bar = find('[role=toolbar]')
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--floor', `${bar.offsetHeight}px`)
  }).observe(bar)

  let opener: HTMLElement | undefined
  let latest: View | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function switchEditing(isOn: boolean) {
    keep('off', isOn ? undefined : true)
    toggle.setAttribute('aria-pressed', String(isOn))
    document.documentElement.classList.toggle('edit-on', isOn)
  }

  function keepView(view: View | undefined) {
    latest = view
    keep('view', view && { path: location.pathname, view })
  }

  /** @param from where the focus goes back to */
  async function open(view: View | undefined, from = opener) {
    opener = from
    keepView(view)
    panel.hidden = view === undefined
    document.documentElement.classList.toggle('edit-panel', !panel.hidden)
    find(view ? '.top' : '.place').prepend(undo)
    if (!view) {
      find('.content').replaceChildren()
      // The page may no longer have it.
      const shown = from?.isConnected && from.closest<HTMLElement>('a, button, summary, [tabindex]')
      return (shown || toggle).focus()
    }
    const visible = [...document.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text)
    const asked = send<{ view: View; markup: string }>('panel', { view, visible: [...new Set(visible)] })
    const shown = await asked.catch(({ markup }: Refusal) => ({
      view,
      markup: `<h2>${words.broken}</h2><div class="refusal" role="alert">${markup}</div>`,
    }))
    // Another one was opened meanwhile, or this one closed.
    if (latest !== view) return
    keepView(shown.view)
    find('.content').innerHTML = shown.markup
    restoreTyped(panel)
    panel.setAttribute('aria-label', panel.querySelector('h2')?.textContent ?? '')
    const field =
      panel.querySelector<HTMLElement>('[autofocus]') ??
      panel.querySelector<HTMLElement>('textarea, input:not([type=hidden]), select')
    ;(field ?? find('.close')).focus()
  }

  /** Sends what a button names, with the fields of its box. A refusal shows in its row. */
  async function run(button: HTMLButtonElement) {
    const { order = '', body = '{}', meanwhile = '' } = button.dataset
    const note = button.closest('.row')?.querySelector(':scope > [role=status]') ?? count
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    note.textContent = meanwhile
    // Its answer says the same as a look at what was typed, even one that is on its way.
    clearTimeout(timer)
    timer = undefined
    try {
      const done = await send<Done & { markup?: string }>(order, {
        ...readForm(button.form),
        ...(await readPicture(button.form)),
        ...JSON.parse(body),
      })
      if (order === 'text') keepTyped(button.form, undefined)
      if (done.markup === undefined) follow(done)
      else showAnswer(button.form, done.markup)
      note.textContent = ''
    } catch (error) {
      const { markup, present, problems = [] } = error as Refusal
      note.innerHTML = markup
      showAnswer(button.form, '')
      for (const field of button.form?.querySelectorAll('[name]') ?? [])
        field.setAttribute(
          'aria-invalid',
          String(problems.some((problem) => problem.field === field.getAttribute('name'))),
        )
      const wrong = button.form?.querySelector<HTMLElement>('[aria-invalid=true]')
      wrong?.focus()
      // In a long form the row is out of sight.
      if (wrong instanceof HTMLInputElement) {
        wrong.setCustomValidity(note.textContent.trim())
        wrong.reportValidity()
      }
      // The owner has seen the present words, and may save again.
      const before = button.form?.elements.namedItem('before')
      if (before instanceof HTMLInputElement) before.value = present ?? before.value
    }
    button.ariaBusy = null
  }

  /** Shows what was done: on this page or another one that is loaded anew, or in the panel alone. */
  function follow({ notice = '', path, view, isUnseen }: Done) {
    // Words that were looked up are gone with the fact that they showed.
    if (path !== undefined || latest?.kind === 'found') keepView(undefined)
    else if (view && view.kind === latest?.kind) keepView(view)
    if (isUnseen) {
      void showState(notice)
      void open(latest)
      return
    }
    keep('notice', notice)
    if (path === undefined) location.reload()
    else location.assign(path)
  }

  async function showState(notice: string) {
    const state = await send<Awaited<ReturnType<typeof describeState>>>('state').catch(({ markup }: Refusal) => {
      count.innerHTML = markup
    })
    // If the content cannot be read, the last change may be why.
    undo.disabled = state?.changes === 0
    if (!state) return
    find('.samples button').textContent = state.labels.samples
    find('.shipped button').textContent = state.labels.shipped
    find('.shipped').hidden = state.shipped === 0
    count.textContent = notice && `${notice} `
    count.insertAdjacentHTML('beforeend', state.markup)
    return state
  }

  /** The target of a click or a key while editing is on; the overlay's own elements are none. */
  function getTarget(event: Event): Target | undefined {
    const [node = null] = event.composedPath()
    return !isEditingOn() || event.composedPath().includes(host) ? undefined : findTarget(node)
  }

  /** Asks while somebody types: what is wrong with words, or which texts are found. */
  async function look(field: HTMLInputElement | HTMLTextAreaElement, name: string) {
    const { form } = field
    const asked = timer
    const { markup } = await send<{ markup: string }>(name, readForm(form))
    if (timer === asked) showAnswer(form, markup)
  }

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    const { open: view, order } = button.dataset
    if (button === toggle) switchEditing(!isEditingOn())
    if (button.matches('.close')) void open(undefined)
    if (view !== undefined) {
      void open(JSON.parse(view), button.closest('[role=toolbar]') ? button : opener)
    } else if (order !== undefined && !button.form) void run(button)
  })
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement) void run(event.submitter)
  })
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { ask } = target.dataset
    if (ask === undefined) return
    // A refusal was of other words.
    target.form?.querySelector('.row [role=status]')?.replaceChildren()
    if (ask === 'check') keepTyped(target.form, target.value === target.defaultValue ? undefined : target.value)
    clearTimeout(timer)
    timer = setTimeout(() => look(target, ask), 350)
  })
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLTextAreaElement)) return
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.target.form?.querySelector<HTMLButtonElement>('.main')?.click()
  })
  for (const type of ['dragover', 'drop', 'paste']) root.addEventListener(type, takePicture)

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
        if (target) void open(target.view, target.element)
        else if (link) location.assign(link.href)
      },
      { capture: true, passive: false },
    )
  }
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') markFocusable()
      if (event.key === 'Escape' && !panel.hidden) {
        event.stopImmediatePropagation()
        return void open(undefined)
      }
      if (event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey) return
      const target = getTarget(event)
      if (!target || !(event.target instanceof Element) || event.target.matches('input, textarea, select')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void open(target.view, target.element)
    },
    { capture: true },
  )

  switchEditing(isEditingOn())
  const state = showState(read<string>('notice') ?? '')
  keep('notice', undefined)
  // A panel opens again on the page where it was open.
  const kept = read<{ path: string; view: View }>('view')
  if (kept?.path === location.pathname) return void open(kept.view)
  if (document.documentElement.dataset.failed !== undefined) return void open({ kind: 'page' })
  if (location.hash === '#setup') return void open({ kind: 'setup' })
  // The first thing to do while an invented person has the site; once in each window.
  void state.then((known) => {
    if (!known?.samples || latest || read('seen')) return
    keep('seen', true)
    void open({ kind: 'setup' })
  })
}

function showAnswer(form: HTMLFormElement | null, answered: string) {
  const place = form?.querySelector('[aria-live]')
  if (place) place.innerHTML = answered
}

/** Keeps words that were typed with those that they shall replace; undefined forgets them. */
function keepTyped(form: HTMLFormElement | null, after: string | undefined) {
  const before = form && new FormData(form).get('before')
  keep(`typed:${form?.dataset.body}`, after === undefined ? undefined : { before, after })
}

function restoreTyped(content: HTMLElement) {
  for (const form of content.querySelectorAll('form')) {
    const typed = read<Record<string, string>>(`typed:${form.dataset.body}`) ?? {}
    for (const [name, words] of Object.entries(typed)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = words
    }
  }
}

function isEditingOn(): boolean {
  return !read('off')
}

/** Texts that stand in no link and no button are reached by Tab too. */
function markFocusable() {
  // Until React has taken the page over, it compares each attribute with what it would write.
  if (!isEditingOn() || document.documentElement.dataset.hydrated === undefined) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    if (!findOnlyText(element.closest('a, button, summary'))) element.tabIndex = 0
}

/** The thing that a click on the page would change: a text by its id, or words whose text has to be looked up. */
type Target = { element: HTMLElement; view: View }

/** The text that an element of the page shows; undefined where it shows none. */
function findTarget(node: EventTarget | null): Target | undefined {
  if (!(node instanceof Element)) return undefined
  const control = node.closest<HTMLElement>('a, button, summary, label')
  const words = readOwnWords(node) || (node instanceof HTMLImageElement && node.alt)
  const marked =
    node.closest<HTMLElement>('[data-text]') ?? findOnlyText(control) ?? (words ? undefined : findOnlyText(node))
  if (marked) return { element: marked, view: { kind: 'text', id: marked.dataset.text } }
  if (words) return { element: node as HTMLElement, view: { kind: 'found', words } }
  const label = node.closest('[aria-label]')?.getAttribute('aria-label')
  return label && control ? { element: control, view: { kind: 'found', words: label } } : undefined
}

/** The text in an element that has one alone: a click may be beside its words. */
function findOnlyText(element: Element | null): HTMLElement | undefined {
  const [only, ...others] = element?.querySelectorAll<HTMLElement>('[data-text]') ?? []
  return others.length === 0 ? only : undefined
}

/** The words of an element that has some of its own, with those of the small elements among them. Links and buttons have their own. */
function readOwnWords(element: Element): string | undefined {
  const hasOwn = [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
  const own = [...element.childNodes].filter((child) => !(child instanceof Element && child.matches('a, button')))
  const words = own
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return hasOwn && words.length < 1_500 ? words : undefined
}

/** The body of a box: what it always sends, and its fields by their names, `alt.en` within `alt`. */
function readForm(form: HTMLFormElement | null): Record<string, unknown> {
  const body = JSON.parse(form?.dataset.body ?? '{}')
  const fields = new FormData(form ?? undefined)
  for (const name of new Set(fields.keys())) {
    const all = fields.getAll(name)
    const value = all.length > 1 ? all : all[0]
    // The rest names a field, or a text by its id.
    const [group = '', ...rest] = name.split('.')
    body[group] = rest.length === 0 ? value : { ...body[group], [rest.join('.')]: value }
  }
  return body
}

/** The picture that was chosen in a box, in base64, or none. */
async function readPicture(form: HTMLFormElement | null) {
  const input = form?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) return {}
  const picture = input.files?.[0] ?? new File([], '')
  const reader = new FileReader()
  await new Promise((resolve) => {
    reader.onloadend = resolve
    reader.readAsDataURL(picture)
  })
  return { name: picture.name, data: String(reader.result).replace(/^[^,]*,?/, '') }
}

/** A picture that is dropped on its box, or pasted into it, is chosen there. */
function takePicture(event: Event) {
  const form = event.target instanceof Element ? event.target.closest('form') : null
  const input = form?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) return
  if (event.type !== 'paste') event.preventDefault()
  const files = event instanceof DragEvent ? event.dataTransfer?.files : (event as ClipboardEvent).clipboardData?.files
  if (event.type !== 'dragover' && files && files.length > 0) input.files = files
}

/** An error of the server as the panel shows it, with the present words of a text that was changed meanwhile. */
type Refusal = { markup: string; present?: string; problems?: Array<{ field?: string }> }

/** @throws Refusal */
async function send<Data>(name: string, body: object = {}): Promise<Data> {
  const answer = await fetch(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'x-edit-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, ...body }),
  })
    .then(async (response) => ({ isOk: response.ok, body: await response.json() }))
    .catch(() => {
      return { isOk: false, body: { error: { markup: words.silent } } }
    })
  if (!answer.isOk) throw answer.body.error
  return answer.body
}

// Pages are loaded anew after each change; what is open, typed or to be said outlives that.

function read<Value>(name: string): Value | undefined {
  return JSON.parse(sessionStorage.getItem(`edit:${name}`) ?? 'null') ?? undefined
}

/** @param value undefined forgets it */
function keep(name: string, value: unknown) {
  if (value === undefined) sessionStorage.removeItem(`edit:${name}`)
  else sessionStorage.setItem(`edit:${name}`, JSON.stringify(value))
}

// At the end, because what is open is shown at once.
void start()
