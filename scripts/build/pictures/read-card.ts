import { createDateFormat } from '../../../locales/date-format.ts'
import { createTimeFormat } from '../../../locales/day-times.ts'
import { createTranslator, getSiteI18n } from '../../../locales/server.ts'
import { booking, weekdays } from '../../../model/kinds/booking.ts'
import { findCourse } from '../../../model/kinds/courses.ts'
import { steps as allSteps, type Step } from '../../../model/kinds/line.ts'
import { site } from '../../../model/kinds/site.ts'
import { plainText } from '../../../model/kit/localize.ts'
import type { Page } from '../../../pages/data/all-pages.ts'
import type { PageData } from '../../../pages/page-data.ts'
import { stepsIn } from '../../../pages/service/plan.ts'
import { groupTasks } from '../../../pages/tasks/load.ts'
import type { Card } from './draw-card.ts'

/** The card of a page, from its record and its first figure that is no picture. */
export function readCard({ locale, name }: Page, { data, breadcrumbs }: PageData, figure: string | undefined): Card {
  // The page above, but for the home page, which all have.
  const parent = breadcrumbs.length > 2 ? breadcrumbs.at(-2) : undefined
  const { groups, verdicts } = groupTasks(locale)
  const answers = groups.map(({ verdict, items }) => ({
    step: verdict === 'helps' ? ('model' as const) : verdict,
    count: items.length,
    words: plainText(verdicts[verdict]),
  }))
  const line = 'line' in data ? data.line?.fingerprint : undefined
  const steps = 'fingerprint' in data ? (data.fingerprint as { steps: Step[] }).steps : line?.steps
  const card: Card = {
    locale,
    title: data.title,
    kicker: parent ? plainText(parent.name) : createTranslator(locale)('site.owner.jobTitle', site.owner.jobTitle),
    name: site.name,
    steps:
      steps || answers.length === 0
        ? shareEqually(steps ?? allSteps)
        : answers.map(({ step, count }) => ({ step, share: count })),
  }
  if (name === 'home' && answers.length > 0) return { ...card, title: site.name, counts: answers, steps: [] }
  if ('example' in data && data.example) {
    const example = data.example.steps.map(({ by }) => by)
    return { locale, name: site.name, steps: shareEqually(example), counts: countSteps(example) }
  }
  const call = 'zones' in data ? data.types[0] : undefined
  if (call) {
    const title = `${plainText(call.name)} · ${call.length}`
    return { ...card, kicker: data.title, title, date: writeFirstHour(locale) }
  }
  const next = 'courses' in data ? data.courses[0] : undefined
  if (next) return { ...card, kicker: data.title, title: plainText(next.title), date: writeStart(next.slug, locale) }
  if ('seats' in data) return { ...card, date: writeStart(data.slug, locale) }
  if ('offer' in data && 'plan' in data && data.plan) {
    const i18n = getSiteI18n(locale)
    const plan = stepsIn('week', data.plan.plan).map(({ when: { first, last }, title, text }) => ({
      share: last - first + 1,
      time: i18n.t(first === last ? 'services.plan.inWeek' : 'services.plan.inWeeks', { week: first, first, last }),
      words: plainText(title ?? text),
    }))
    return { ...card, plan }
  }
  return figure && isDrawable(figure) ? { ...card, figure } : card
}

function shareEqually(steps: readonly Step[]): Card['steps'] {
  return steps.map((step) => ({ step, share: 1 }))
}

function countSteps(all: Step[]): NonNullable<Card['counts']> {
  return (['model', 'rule', 'person'] as const)
    .map((step) => ({ step, count: all.filter((other) => other === step).length, words: '' }))
    .filter(({ count }) => count > 0)
}

/** The first hour of the week that can be booked, without a date: nobody knows which ones are free tomorrow. */
function writeFirstHour(locale: Card['locale']): string {
  const index = weekdays.findIndex((day) => booking.hours[day]?.length)
  const from = booking.hours[weekdays[index] ?? 'monday']?.[0]?.from ?? 0
  // A Monday.
  const start = new Date(Date.UTC(2024, 0, 1 + index, 0, from))
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return `${day.format(start)} ${createTimeFormat('UTC', locale)(start)}`
}

/** The first day of a course, as short as it can be. */
function writeStart(slug: string, locale: Card['locale']): string | undefined {
  const course = findCourse(slug)
  const start = course?.sessions[0]?.start
  return start && createDateFormat(locale, { month: 'short', day: 'numeric', timeZone: course.zone }).format(start)
}

/** If the figure can be read on the sheet: no plot, whose notes stand at places of it, and no table of more than five columns. */
function isDrawable(html: string): boolean {
  const [head = ''] = /<thead.*?<\/thead>/s.exec(html) ?? []
  return !/--y:|data-series/.test(html) && (head.match(/<t[hd]\b/g) ?? []).length <= 5
}
