import type {
  Article,
  Course,
  EducationEvent,
  ListItem,
  ListItemLeaf,
  Offer,
  Place,
  Question,
  Schedule,
  Thing,
  VirtualLocation,
} from 'schema-dts'
import { beginDay } from '../../../model/begin-day.ts'
import { estimatePrice, findProgramPrice } from '../../../model/kinds/estimate.ts'
import { published } from '../../../model/kinds/published-urls.ts'
import { services } from '../../../model/kinds/services.ts'
import { site } from '../../../model/kinds/site.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { listLanguageCodes } from '../../../model/owner-languages.ts'
import type { Page } from '../../../pages/data/all-pages.ts'
import { href, type RouteName, type RouteParams } from '../../../pages/data/routes.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import type { LoaderData } from '../../../pages/loaders.ts'
import { getPicturePath } from '../../../pages/projects/picture-files.ts'
import type { ResolvedPage } from '../../../pages/resolve-page.ts'
import { getSocialImagePath } from '../../shared/urls.ts'

/** The subjects of a page as things of schema.org; the first is its main entity. */
export function describePage({ page, data }: ResolvedPage, ids: Ids): Thing[] {
  // Cast: TypeScript cannot correlate a page of any route with its row of the table.
  const describe = describers[page.name] as Describe<RouteName> | undefined
  return (
    describe?.(data, { ...page, ids, url: toWholeUrl(page.path), image: toWholeUrl(getSocialImagePath(page)) }) ?? []
  )
}

type Describe<Name extends RouteName> = (data: LoaderData[Name], context: DescriptionContext) => Thing[]

/** The page's own address and its picture are absolute. */
type DescriptionContext = Pick<Page, 'locale' | 'path'> & { ids: Ids; url: string; image: string }

const describers: { [Name in RouteName]?: Describe<Name> } = {
  services: ({ services }, context) => [listPages('service', services, context)],
  service: (data, context) => [
    createService(data, nameCountry(context), context),
    ...(data.faq.length > 0 ? [createFaq(data.faq, context)] : []),
  ],
  corporate: ({ offer }, context) => [createFaq(offer.faq, context, context.ids.entity)],
  training: ({ offer }, context) => [createFaq(offer.faq, context, context.ids.entity)],
  caseStudies: ({ caseStudies }, context) => [listPages('caseStudy', caseStudies, context)],
  caseStudy: ({ title, description }, context) => [
    createArticle('Article', { headline: title, description, inLanguage: context.locale }, context),
  ],
  projects: describeProjects,
  locations: ({ cities }, context) => [listPages('city', cities, context)],
  city: ({ programs, questions }, context) => [
    listPages(
      'service',
      programs.map(({ service }) => service),
      context,
    ),
    ...(questions.length > 0 ? [createFaq(questions, context)] : []),
  ],
  cityService: (data, context) => [
    createService({ ...data, name: data.service.name }, { '@type': 'City', name: plainText(data.city.name) }, context),
    createFaq(data.faq, context),
  ],
  blog: ({ posts }, context) => [listPages('post', posts, context)],
  blogCategory: ({ posts }, context) => [listPages('post', posts, context)],
  post: (data, context) => {
    const { title: headline, description, language: inLanguage } = data
    const words = { headline, description, inLanguage }
    return [
      createArticle('BlogPosting', words, context, {
        // Google requires a time zone.
        datePublished: beginDay(data.date),
        dateModified: beginDay([data.updated?.day ?? '', published[context.path]?.date ?? ''].reduce(later, data.date)),
        articleSection: data.category,
        timeRequired: `PT${data.minutes}M`,
      }),
    ]
  },
  book: describeBooking,
  courses: ({ courses }, context) => [listPages('course', courses, context)],
  course: describeCourse,
  newsletter: ({ issues }, context) => [listPages('issue', issues, context)],
  issue: (data, context) => {
    const [headline, description] = [plainText(data.subject), plainText(data.summary)]
    const dates = { datePublished: beginDay(data.date) }
    return [createArticle('Article', { headline, description, inLanguage: data.language }, context, dates)]
  },
  tasks: ({ tasks }, context) => [
    createList(
      tasks.items.map(({ name, id }) => ({ name: plainText(name), url: `${context.url}#${id}` })),
      context,
    ),
  ],
}

const free = { priceCurrency: 'EUR' }

const later = (one: string, other: string) => (one > other ? one : other)

function describeProjects(data: LoaderData['projects'], context: DescriptionContext): Thing[] {
  return [
    createList(
      data.projects.map((project) => ({
        item: {
          '@type': 'SoftwareApplication',
          '@id': `${context.url}#${project.id}`,
          name: plainText(project.title),
          url: project.demo ? toWholeUrl(project.demo) : project.code,
          applicationCategory: 'DemoApplication',
          operatingSystem: 'Web browser',
          inLanguage: context.locale,
          screenshot: toWholeUrl(getPicturePath(project.id, context.locale, 'light', 'wide')),
          author: { '@id': context.ids.person },
          offers: {
            '@type': 'Offer',
            price: 0,
            ...free,
            priceSpecification: { '@type': 'PriceSpecification', price: 0, valueAddedTaxIncluded: true, ...free },
          },
        },
      })),
      context,
    ),
    createFaq(
      data.projects.flatMap(({ faq }) => faq),
      context,
    ),
  ]
}

function describeBooking(data: LoaderData['book'], context: DescriptionContext): Thing[] {
  return [
    {
      '@type': 'Service',
      '@id': context.ids.entity,
      name: plainText(data.heading),
      serviceType: data.types.map(({ name }) => plainText(name)),
      description: data.description,
      url: context.url,
      provider: { '@id': context.ids.person },
      areaServed: [nameCountry(context)],
      potentialAction: {
        '@type': 'ReserveAction',
        target: { '@type': 'EntryPoint', urlTemplate: context.url },
        result: { '@type': 'Reservation', name: plainText(data.heading) },
      },
    },
  ]
}

/** A course of one instance, which is an event as well. */
function describeCourse(data: LoaderData['course'], context: DescriptionContext): Thing[] {
  const { ids, url, locale } = context
  const [first, last] = [data.dates[0], data.dates.at(-1)]
  const provider = { '@id': ids.person }
  const location: Place | VirtualLocation = data.isOnsite
    ? {
        '@type': 'Place',
        name: plainText(data.place),
        address: {
          '@type': 'PostalAddress',
          ...(data.address && { streetAddress: data.address }),
          addressLocality: plainText(data.place),
          addressCountry: site.owner.country,
        },
      }
    : { '@type': 'VirtualLocation', url }
  const shared = {
    name: data.title,
    description: data.description,
    ...describeCoursePrice(data.euros, url),
  } satisfies Partial<Course>
  const dates = {
    startDate: first?.start ?? '',
    endDate: last?.end ?? '',
    location,
    organizer: provider,
    image: context.image,
    eventStatus: data.cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: data.isOnsite
      ? 'https://schema.org/OfflineEventAttendanceMode'
      : 'https://schema.org/OnlineEventAttendanceMode',
    maximumAttendeeCapacity: data.seats,
    inLanguage: data.language,
  } as const satisfies Partial<EducationEvent>
  return [
    {
      '@type': 'Course',
      '@id': ids.entity,
      ...shared,
      url,
      provider,
      ...(data.service && {
        about: {
          '@type': 'Thing',
          url: toWholeUrl(href('service', { service: data.service.slug }, locale)),
          name: plainText(data.service.name),
        },
      }),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        ...shared,
        ...dates,
        courseMode: data.isOnsite ? 'onsite' : 'online',
        courseSchedule: data.dates.map(
          ({ start, end }): Schedule => ({ '@type': 'Schedule', startDate: start, endDate: end }),
        ),
        instructor: provider,
      },
    },
    { '@type': 'EducationEvent', '@id': `${url}#event`, ...shared, ...dates, url },
  ]
}

/** A price that has to be asked is no offer. */
function describeCoursePrice(price: number | undefined, url: string): { offers?: Offer[] } {
  if (price === undefined) return {}
  const amount = { price, priceCurrency: 'EUR' }
  const priceSpecification = { '@type': 'UnitPriceSpecification', ...amount, valueAddedTaxIncluded: true } as const
  return { offers: [{ '@type': 'Offer', category: price > 0 ? 'Paid' : 'Free', ...amount, priceSpecification, url }] }
}

type Area = { '@type': 'Country' | 'City'; name: string }

/** The area of services without a city of their own. */
function nameCountry({ locale }: DescriptionContext): Area {
  const { country } = site.owner
  return { '@type': 'Country', name: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country }
}

type ServiceFacts = Pick<LoaderData['service'], 'name' | 'title' | 'description'> &
  Partial<Pick<LoaderData['service'], 'formats' | 'slug'>>

function createService(
  { name, title, description, formats, slug }: ServiceFacts,
  area: Area,
  { ids, url }: DescriptionContext,
): Thing {
  return {
    '@type': 'Service',
    '@id': ids.entity,
    name: title,
    serviceType: plainText(name),
    description,
    url,
    provider: { '@id': ids.person },
    areaServed: [area],
    // The languages of the service; the page can be in others.
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: url, availableLanguage: listLanguageCodes('teaching') },
    ...(formats && {
      offers: formats.map(
        (category): Offer => ({
          '@type': 'Offer',
          category,
          url,
          seller: { '@id': ids.person },
          ...describePrice(category, slug),
        }),
      ),
    }),
    mainEntityOfPage: { '@id': ids.page },
  }
}

/** From how much a format of a service is, if the owner has said so; the tax comes on top. */
function describePrice(format: string, service = ''): Partial<Offer> {
  const known = {
    workshop: () => estimatePrice(service, { days: 1, people: 1 })?.from,
    program: () => findProgramPrice(service),
  }
  const tax = { priceCurrency: 'EUR', valueAddedTaxIncluded: false }
  const own = service ? services.get(service).price : undefined
  if (own && own.unit !== 'workshop') {
    const price = { minPrice: own.euros, unitText: own.unit, ...tax }
    return { priceSpecification: { '@type': 'UnitPriceSpecification', ...price } }
  }
  const minPrice = format === 'workshop' || format === 'program' ? known[format]() : undefined
  return minPrice === undefined ? {} : { priceSpecification: { '@type': 'PriceSpecification', minPrice, ...tax } }
}

function createFaq(
  questions: Array<{ question: LocalizedText; answer: LocalizedText }>,
  { ids, locale }: DescriptionContext,
  id: string = ids.faq,
): Thing {
  return {
    '@type': 'FAQPage',
    '@id': id,
    inLanguage: locale,
    mainEntity: questions.map(
      ({ question, answer }): Question => ({
        '@type': 'Question',
        name: plainText(question),
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      }),
    ),
  }
}

function createArticle(
  type: 'Article' | 'BlogPosting',
  words: { headline: string; description: string; inLanguage: string },
  { ids, image }: DescriptionContext,
  more: Partial<Article> = {},
): Thing {
  const author = { '@id': ids.person }
  const page = { mainEntityOfPage: { '@id': ids.page } }
  return { '@type': type, '@id': ids.entity, ...words, image, ...more, author, publisher: author, ...page }
}

type ListedPage = { slug: string } & ({ name: LocalizedText } | { title: LocalizedText } | { subject: LocalizedText })

/** The pages of a route, whose parameter has its name, as a list. */
function listPages(
  route: 'service' | 'caseStudy' | 'city' | 'post' | 'course' | 'issue',
  items: ListedPage[],
  context: DescriptionContext,
): Thing {
  const elements = items.map((item) => {
    const name = 'name' in item ? item.name : 'title' in item ? item.title : item.subject
    const path = href(route, { [route]: item.slug } as RouteParams<typeof route>, context.locale)
    return { name: plainText(name), url: toWholeUrl(path) }
  })
  return createList(elements, context)
}

function createList(items: Parameters<typeof numberItems>[0], { ids }: DescriptionContext): Thing {
  return { '@type': 'ItemList', '@id': ids.entity, itemListElement: numberItems(items) }
}

/** The ids of a page's things, stable across builds, so that consumers can link the pages of the site. */
export type Ids = ReturnType<typeof createIds>

export function createIds(page: Page) {
  const url = toWholeUrl(page.path)
  return {
    person: toWholeUrl('/#person'),
    website: `${toWholeUrl(href('home', {}, page.locale))}#website`,
    page: `${url}#webpage`,
    breadcrumbs: `${url}#breadcrumbs`,
    /** The page's main entity: a service, an article, a list. */
    entity: `${url}#entity`,
    faq: `${url}#faq`,
  }
}

export function numberItems(items: Array<Omit<ListItemLeaf, '@type' | 'position'>>): ListItem[] {
  return items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }))
}
