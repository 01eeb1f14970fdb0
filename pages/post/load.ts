import { getPost } from '../../content/posts.ts'
import type { Locale } from '../../locales/locales.ts'
import { keepOnDisk } from '../keep-on-disk.ts'
import type { LoadContext } from '../load-context.ts'
import { href } from '../routes.ts'
import { summarizeService } from '../shared/localized-content.ts'
import { getSiteUrl } from '../site-url.ts'
import { getPostWords, newestPosts, summarizePost } from './posts.ts'
import type { ArticleLabels, RenderedArticle } from './render-markdown.ts'

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
    ...(await renderArticle(words.body, locale, {
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

function renderArticle(markdown: string, locale: Locale, labels: ArticleLabels): Promise<RenderedArticle> {
  return keepOnDisk(renderer, [markdown, locale, labels], async () => {
    // Imported here, because what Markdown needs takes 0.2 s to load, and most builds have all articles.
    const { renderMarkdown } = await import('./render-markdown.ts')
    return renderMarkdown(markdown, locale, labels)
  })
}

const renderer = ['pages/post/render-markdown.ts', 'locales/paths.ts', 'locales/locales.ts']
