import { splitLocale } from '../../locales/paths.ts'

/** The document tells it once, when it is left (renderer/browser/count.ts). Without one nothing is counted. */
export type Visit = {
  /** The host that it came from. */
  from: string
  views: { page: string; locale: string }[]
  /** The forms that were sent. */
  sent: string[]
  /** The topics of questions without an answer. */
  asked?: string[]
}

declare global {
  interface Window {
    visit?: Visit
  }
}

/** The server takes no more of anything. */
const most = 20

function note<Item>(items: Item[] | undefined, item: Item) {
  if (items && items.length < most) items.push(item)
}

/** Notes a page that is shown. It is no other view if only its query changes, or it becomes live. */
export function noteView(pathname: string) {
  const { path: page, locale } = splitLocale(pathname)
  const last = window.visit?.views.at(-1)
  if (last?.page !== page || last.locale !== locale) note(window.visit?.views, { page, locale })
}

/** Notes that a form was sent. @param action `/api/courses` */
export function noteSent(action: string) {
  const [, name] = /\/api\/(\w+?)s?$/.exec(action) ?? []
  if (name) note(window.visit?.sent, name)
}

/** Notes the topic of a question without an answer, or takes it back where a function has counted it. */
export function noteAsked(topic: string, isCounted = false) {
  if (!window.visit) return
  const { asked = [] } = window.visit
  window.visit.asked = asked
  if (!isCounted) note(asked, topic)
  else if (asked.includes(topic)) asked.splice(asked.indexOf(topic), 1)
}
