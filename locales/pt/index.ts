import type { Messages } from '@lingui/core'

const catalogs = import.meta.glob<Messages>(['./footer.po', './header.po', './page.po'], {
  eager: true,
  import: 'messages',
})

/** The interface texts of all pages, one chunk for the browser; those of a screen come with its page's data. */
export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
