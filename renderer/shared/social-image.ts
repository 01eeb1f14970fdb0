import type { Page } from '../../pages/all-pages.ts'

/** The size that networks ask for (https://ogp.me, https://developers.facebook.com/docs/sharing/webmasters/images/). */
export const socialImageSize = { width: 1200, height: 630 }

/**
 * The picture that stands for a page where it is shared; the build draws it (scripts/build/pictures/).
 *
 * @returns `/social/es/services/medical-ai.png`; pages that are not listed share one picture
 */
export function getSocialImagePath({ path, listed }: Pick<Page, 'path' | 'listed'>): string {
  return listed ? `/social${path === '/' ? '/index' : path}.png` : '/social.png'
}
