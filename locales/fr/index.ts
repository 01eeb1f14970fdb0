import type { Messages } from '@lingui/core'

const catalogs = import.meta.glob<Messages>('./*.po', { eager: true, import: 'messages' })

/** All interface texts of this language, one chunk for the browser; the content's are in `content/` and stay out. */
export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
