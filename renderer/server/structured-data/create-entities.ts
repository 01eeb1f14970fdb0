import type { Thing } from 'schema-dts'
import { type LocalizedText, plainText } from '../../../content/localize.ts'
import { type Locale, locales } from '../../../locales/locales.ts'
import type { PageData } from '../../../pages/loaders.ts'
import type { ResolvedPage } from '../../../pages/resolve-page.ts'
import { href, type RouteName } from '../../../pages/routes.ts'
import { getSocialImagePath } from '../../shared/social-image.ts'
import type { Ids } from './ids.ts'

/** What a page is about, beside being a page. */
export type Entities = {
  things: Thing[]
  /** The id of the one that the page is mainly about. */
  mainEntity?: string | undefined
}

type Context = { ids: Ids; siteUrl: string; image: string; url: string; locale: Locale; lang: string }
type Describe<Name extends RouteName> = (data: PageData[Name], context: Context) => Thing[]

/** The things that a page shows: the first one is its main entity. */
export function createEntities({ page, data }: ResolvedPage, ids: Ids, siteUrl: string): Entities {
  const describe = descriptions[page.name] as Describe<RouteName> | undefined
  const { lang } = locales[page.locale]
  const image = siteUrl + getSocialImagePath(page)
  const things = describe?.(data, { ids, siteUrl, image, url: siteUrl + page.path, locale: page.locale, lang }) ?? []
  return { things, mainEntity: things.length > 0 ? ids.entity : undefined }
}

const descriptions: { [Name in RouteName]?: Describe<Name> } = {
  service: (data, context) => [
    createService(data, context, [{ '@type': 'Country', name: 'Spain' }], data.formats),
    createFaq(data.faq, context),
  ],
  cityService: (data, context) => [
    createService(
      { ...data, name: data.service.name },
      context,
      [{ '@type': 'City', name: plainText(data.city.name) }],
      undefined,
    ),
    createFaq(data.faq, context),
  ],
  city: (data, context) => [
    createList(
      data.programs.map(({ service }) => ({
        name: service.name,
        path: href('service', { service: service.slug }, context.locale),
      })),
      context,
    ),
    createFaq(Object.values(data.faq), context),
  ],
  corporate: (data, context) => [createFaq(data.offer.faq, context, context.ids.entity)],
  training: (data, context) => [createFaq(data.offer.faq, context, context.ids.entity)],
  caseStudy: (data, context) => [
    {
      '@type': 'Article',
      '@id': context.ids.entity,
      headline: data.title,
      description: data.description,
      inLanguage: context.lang,
      image: context.image,
      author: { '@id': context.ids.person },
      publisher: { '@id': context.ids.person },
      mainEntityOfPage: { '@id': context.ids.page },
    },
  ],
  post: (data, context) => [
    {
      '@type': 'BlogPosting',
      '@id': context.ids.entity,
      headline: data.title,
      description: data.description,
      inLanguage: locales[data.language].lang,
      image: context.image,
      // Google asks for a time zone; a post is published on a day, at its first hour in UTC.
      datePublished: `${data.date}T00:00:00Z`,
      articleSection: data.category,
      timeRequired: `PT${data.minutes}M`,
      author: { '@id': context.ids.person },
      publisher: { '@id': context.ids.person },
      mainEntityOfPage: { '@id': context.ids.page },
    },
  ],
  services: (data, context) => [
    createList(
      data.services.map(({ name, slug }) => ({ name, path: href('service', { service: slug }, context.locale) })),
      context,
    ),
  ],
  caseStudies: (data, context) => [
    createList(
      data.caseStudies.map(({ name, slug }) => ({
        name,
        path: href('caseStudy', { caseStudy: slug }, context.locale),
      })),
      context,
    ),
  ],
  locations: (data, context) => [
    createList(
      data.cities.map(({ name, slug }) => ({ name, path: href('city', { city: slug }, context.locale) })),
      context,
    ),
  ],
  blog: (data, context) => [createPostList(data.posts, context)],
  blogCategory: (data, context) => [createPostList(data.posts, context)],
  projects: (data, context) => [
    {
      '@type': 'ItemList',
      '@id': context.ids.entity,
      itemListElement: data.projects.map((project, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'SoftwareApplication',
          '@id': `${context.url}#${project.id}`,
          name: plainText(project.title),
          description: plainText(project.description),
          url: project.demo ? context.siteUrl + project.demo : project.code,
          applicationCategory: 'DemoApplication',
          operatingSystem: 'Web browser',
          inLanguage: context.lang,
          featureList: project.features.map(plainText),
          ...(project.picture && { screenshot: context.siteUrl + project.picture }),
          author: { '@id': context.ids.person },
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
        },
      })),
    },
  ],
}

type ServiceFacts = { name: LocalizedText; title: string; description: string }

function createService(
  { name, title, description }: ServiceFacts,
  { ids, url }: Context,
  areaServed: Array<{ '@type': 'Country' | 'City'; name: string }>,
  formats: PageData['service']['formats'] | undefined,
): Thing {
  return {
    '@type': 'Service',
    '@id': ids.entity,
    name: title,
    serviceType: plainText(name),
    description,
    url,
    provider: { '@id': ids.person },
    areaServed,
    // The languages in which it is delivered; the page can be in others.
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: url, availableLanguage: ['es', 'en'] },
    ...(formats && {
      offers: formats.map((category) => ({ '@type': 'Offer' as const, category, url, seller: { '@id': ids.person } })),
    }),
    mainEntityOfPage: { '@id': ids.page },
  }
}

function createFaq(
  questions: Array<{ question: LocalizedText; answer: LocalizedText }>,
  { ids, lang }: Context,
  id: string = ids.faq,
): Thing {
  return {
    '@type': 'FAQPage',
    '@id': id,
    inLanguage: lang,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

function createPostList(posts: PageData['blog']['posts'], context: Context): Thing {
  return createList(
    posts.map(({ title, slug }) => ({ name: title, path: href('post', { post: slug }, context.locale) })),
    context,
  )
}

function createList(items: Array<{ name: LocalizedText; path: string }>, { ids, siteUrl }: Context): Thing {
  return {
    '@type': 'ItemList',
    '@id': ids.entity,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(name),
      url: siteUrl + path,
    })),
  }
}
