import { brand } from '../../../content/brand.ts'
import { site } from '../../../content/site.ts'

/** The web app manifest: name and icons for a home screen (https://www.w3.org/TR/appmanifest/). */
export function createManifest(): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: brand.slate,
    theme_color: brand.slate,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
