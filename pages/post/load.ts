import { getPost } from '../../content/posts.ts'
import type { LoadContext } from '../load-context.ts'
import { href } from '../routes.ts'
import { summarizeService } from '../shared/localized-content.ts'
import { getSiteUrl } from '../site-url.ts'
import { getPostWords, newestPosts, summarizePost } from './posts.ts'
import { renderMarkdown } from './render-markdown.ts'

export type PostData = Awaited<ReturnType<typeof loadPost>>

export async function loadPost({ locale, params, i18n }: LoadContext<'post'>) {
  const { words, language } = getPostWords(locale, params.post)
  const summary = summarizePost(locale, i18n, params.post)
  const index = newestPosts.indexOf(params.post)
  const summarizeAt = (position: number) => {
    const slug = newestPosts[position]
    return slug === undefined ? undefined : summarizePost(locale, i18n, slug)
  }
  return {
    ...summary,
    name: summary.title,
    heading: summary.title,
    title: words.title,
    description: words.summary,
    language,
    ...(await renderMarkdown(words.body, locale, {
      copy: i18n.t('blog.copy'),
      footnotes: i18n.t('blog.footnotes'),
      backToText: i18n.t('blog.backToText'),
    })),
    url: getSiteUrl() + href('post', params, locale),
    services: getPost(params.post).services.map((slug) => summarizeService(locale, slug)),
    newer: summarizeAt(index - 1),
    older: summarizeAt(index + 1),
  }
}
