import type { Messages } from '@lingui/core'

const catalogs = import.meta.glob<Messages>(['./*.po', '!./specimen.po'], { eager: true, import: 'messages' })

/** All interface texts of this language, one chunk for the browser; those of the content and of figures stay out, because only the build reads them. */
export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
