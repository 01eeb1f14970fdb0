import type { Locale } from '../../locales/locales.ts'

// `npm run screenshots` takes the pictures of the demos. They are committed, because Netlify builds without a browser.

/** In pixels of CSS; a picture has twice as many of its own. */
export const pictureSize = { width: 600, height: 450 }

export const pictureSchemes = ['light', 'dark'] as const

export type PictureScheme = (typeof pictureSchemes)[number]

export function getPicturePath(id: string, locale: Locale, scheme: PictureScheme): string {
  return `/projects/${id}-${locale}-${scheme}.avif`
}
