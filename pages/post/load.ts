import { createDayWriter } from '../../locales/date-format.ts'
import { getPost } from '../../model/kinds/posts.ts'
import { hero } from '../../model/kinds/profile.ts'
import { site } from '../../model/kinds/site.ts'
import { getFigure } from '../data/get-figure.ts'
import { type LoadContext, localizeContent, markText } from '../data/load-context.ts'
import { summarizeService } from '../data/localized-content.ts'
import { getPostWords, listPosts } from '../data/posts.ts'
import { renderArticle } from '../data/render-markdown.ts'
import { href } from '../data/routes.ts'
import { getSiteUrl } from '../data/site-url.ts'
import { findAudience, loadCallToAction } from '../shared/call-to-action.ts'
import { renderSpecimen } from '../shared/figures/render-figure.ts'
import { summarizePost } from '../shared/summarize-post.ts'

export type PostData = Awaited<ReturnType<typeof loadPost>>

export async function loadPost({ locale, params }: LoadContext<'post'>) {
  const { words, language } = getPostWords(locale, params.post)
  const summary = summarizePost(locale, params.post)
  const { updated, firstPublished, services } = getPost(params.post)
  const { kicker, lead } = localizeContent(locale, hero)
  const posts = listPosts(locale)
  const index = posts.indexOf(params.post)
  return {
    ...summary,
    name: summary.title,
    heading: summary.title,
    title: words.title,
    description: words.summary,
    language,
    updated: updated === undefined ? undefined : { day: updated, text: createDayWriter(locale)(updated) },
    firstPublished: firstPublished?.url,
    figure: renderSpecimen(locale, getFigure(locale, params.post)),
    brief: words.brief.map((line, index) => markText(line, `posts.${params.post}.brief.${index}`, locale, locale)),
    checked: markText(words.checked, `posts.${params.post}.checked`, locale, locale),
    author: { name: site.owner.name, kicker, lead },
    ...(await renderArticle(words.body, locale, `posts.${params.post}.body`)),
    url: getSiteUrl() + href('post', params, locale),
    services: services.map((slug) => summarizeService(locale, slug)),
    callToAction: loadCallToAction(locale, findAudience(services, 'reader'), { service: services[0] }),
    neighbours: [posts[index - 1], posts[index + 1]]
      .filter((slug) => slug !== undefined)
      .map((slug) => summarizePost(locale, slug)),
  }
}
