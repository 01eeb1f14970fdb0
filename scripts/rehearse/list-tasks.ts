import { writeCourseDays } from '../../locales/course-times.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { writeAmount } from '../../locales/write-amount.ts'
import { bookTexts } from '../../model/kinds/book.ts'
import { booking } from '../../model/kinds/booking.ts'
import { courses, listComingIn } from '../../model/kinds/courses.ts'
import { estimatePrice, pricedServices } from '../../model/kinds/estimate.ts'
import { priceTexts } from '../../model/kinds/prices.ts'
import type { FixedRoute } from '../../model/kinds/routes.ts'
import { site } from '../../model/kinds/site.ts'
import { citySlugs } from '../../model/kinds/slugs.ts'
import { tasks as taskTexts } from '../../model/kinds/tasks.ts'
import { plainText } from '../../model/kit/localize.ts'
import { listLanguageCodes } from '../../model/owner-languages.ts'
import { loadPageLabel, loadPageMeta, localizeContent } from '../../pages/data/load-context.ts'
import { getCity, summarizeService } from '../../pages/data/localized-content.ts'
import { hasPages } from '../../pages/data/route-facts.ts'
import questions from './questions.json' with { type: 'json' }

/** Something that a visitor's assistant is sent for, and the facts of the owner by which it is known to be found. */
export type Task = {
  task: string
  locale: Locale
  question: string
  /** Words of the links that lead there, the surest first. */
  hints: string[]
  /** Words that one line of a page has: a row of a table with the names of its column and row is a line. */
  needles: string[]
  /** The form that a person sends: its address and the name of its tool. */
  form?: { action: string; tool: string }
  /** The tool that answers in place of the search, and a piece of its answer. */
  tool?: { name: string; input: object; answer: string }
}

/** The tasks in every language of the site; it has none about what the site does not have. */
export function listTasks(): Task[] {
  return localeCodes.flatMap((locale) =>
    describeTasks(locale).map((task) => {
      const asked: Partial<Record<string, string>> = questions[task.task as keyof typeof questions]
      return { ...task, locale, question: (asked[locale] ?? task.hints[0] ?? '').replace('[name]', task.name ?? '') }
    }),
  )
}

/** `name` is put into the question. */
type Described = Omit<Task, 'locale' | 'question'> & { name?: string }

function describeTasks(locale: Locale): Described[] {
  const label = (route: FixedRoute) => plainText(loadPageLabel(locale, route))
  // Menus have the label of a page, the overview its title.
  const names = (route: FixedRoute) => [label(route), loadPageMeta(locale, route).title]
  const { owner } = localizeContent(locale, site)
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const [course] = listComingIn(locale).filter(({ cancelled }) => !cancelled)
  const title = course ? plainText(localizeContent(locale, courses.get(course.slug)).title) : ''
  const service = pricedServices.find((slug) => estimatePrice(slug, { days: 1, people: 10 }))
  const amount = service && estimatePrice(service, { days: 1, people: 10 })
  const city = citySlugs.find((slug) => slug !== 'online' && slug !== booking.home)
  const steps = site.booking ? localizeContent(locale, bookTexts).steps : []
  const last = steps.at(-1)
  const [task] = localizeContent(locale, taskTexts).items
  const send = (name: string, route: FixedRoute, action: string, tool = name): Described | false =>
    hasPages(route, locale) && {
      task: name,
      hints: names(route),
      needles: [plainText(loadPageMeta(locale, route).heading)],
      form: { action, tool },
    }
  const all: Array<Described | false | '' | undefined> = [
    hasPages('prices', locale) &&
      service &&
      amount && {
        task: 'price',
        hints: names('prices'),
        needles: [
          plainText(summarizeService(locale, service).name),
          plainText(localizeContent(locale, priceTexts).columns.oneDay),
          writeAmount(amount.from * 100, locale),
        ],
        tool: {
          name: 'estimate',
          input: { service, days: 1, people: 10, place: 'online' },
          answer: `"from":${amount.from}`,
        },
      },
    course && {
      task: 'date',
      hints: [...names('courses'), title],
      needles: [writeCourseDays(course.sessions, course.zone, locale)],
      tool: { name: 'list_courses', input: {}, answer: course.sessions[0]?.start.toISOString() ?? '' },
    },
    course && {
      task: 'seat',
      hints: [title, ...names('courses')],
      needles: [title],
      form: { action: '/api/courses', tool: 'reserve' },
      tool: { name: 'list_courses', input: {}, answer: `/courses/${course.slug}` },
    },
    {
      task: 'languages',
      hints: [...(hasPages('training', locale) ? names('training') : []), ...names('services')],
      needles: listLanguageCodes('teaching').map((code) => languages.of(code) ?? code),
    },
    last && { task: 'cancel', hints: names('book'), needles: [plainText(last.text)] },
    { task: 'who', hints: names('home'), needles: [plainText(owner.name)] },
    send('book', 'book', '/api/booking'),
    hasPages('tasks', locale) && task && { task: 'task', hints: names('tasks'), needles: [plainText(task.name)] },
    send('subscribe', 'newsletter', '/api/newsletter', 'newsletter'),
    send('message', 'contact', '/api/contact', 'contact'),
    city && {
      task: 'town',
      name: plainText(getCity(locale, city).name),
      hints: [getCity(locale, city).title, getCity(locale, city).name, ...names('locations')].map(plainText),
      needles: [plainText(getCity(locale, city).title)],
    },
    { task: 'address', hints: names('contact'), needles: [owner.email] },
  ]
  return all.filter((each) => typeof each === 'object')
}
