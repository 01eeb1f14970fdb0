import { splitLocale } from '../../locales/paths.ts'

/** The document tells it once, when it is left (renderer/browser/count.ts). Without one nothing is counted. */
export type Visit = {
  from: string
  views: { page: string; locale: string }[]
  sent: string[]
  /** The topics of questions without an answer. */
  asked?: string[]
}

declare global {
  interface Document {
    visit?: Visit
  }
}

// Tests run where there is no document.
const findVisit = (): Visit | undefined => globalThis.document?.visit

/** The server takes no more of anything. */
const most = 20

function note<Item>(items: Item[] | undefined, item: Item) {
  if (items && items.length < most) items.push(item)
}

/** Notes a page that is shown. It is no other view if only its query changes, or it becomes live. */
export function noteView(pathname: string) {
  const { path: page, locale } = splitLocale(pathname)
  const views = findVisit()?.views
  const last = views?.at(-1)
  if (last?.page !== page || last.locale !== locale) note(views, { page, locale })
}

export function noteSent(action: string) {
  const [, name] = /\/api\/(\w+?)s?$/.exec(action) ?? []
  if (name) note(findVisit()?.sent, name)
}

/** Notes the topic of a question without an answer, or takes it back where a function has counted it. */
export function noteAsked(topic: string, isCounted = false) {
  const visit = findVisit()
  if (!visit) return
  visit.asked ??= []
  const { asked } = visit
  if (!isCounted) note(asked, topic)
  else if (asked.includes(topic)) asked.splice(asked.indexOf(topic), 1)
}
