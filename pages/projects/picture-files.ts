import type { Locale } from '../../locales/locales.ts'

// `npm run screenshots` takes the pictures of the demos. They are committed, because Netlify builds without a browser.

/** The windows in which a demo is taken, in pixels of CSS; a picture has twice as many of its own. */
export const pictureSizes = {
  wide: { width: 640, height: 480 },
  /** Its text is read on a phone, and on a card of five columns. */
  narrow: { width: 360, height: 384 },
}

export type PictureSize = keyof typeof pictureSizes

export const pictureSizeNames = Object.keys(pictureSizes) as PictureSize[]

export const pictureSchemes = ['light', 'dark'] as const

export type PictureScheme = (typeof pictureSchemes)[number]

/** The project of a picture by its path; undefined for a file of another sort. */
export function findPictured(path: string): string | undefined {
  return /^\/projects\/(.+)-[a-z]{2}-(?:light|dark)(?:-\w+)?\.avif$/.exec(path)?.[1]
}

export function getPicturePath(id: string, locale: Locale, scheme: PictureScheme, size: PictureSize): string {
  return `/projects/${[id, locale, scheme, ...(size === 'wide' ? [] : [size])].join('-')}.avif`
}
