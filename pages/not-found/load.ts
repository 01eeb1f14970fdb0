import { loadHome } from '../home/load.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'

export type NotFoundData = ReturnType<typeof loadNotFound>

/** The specification asks for the home page at unknown paths; the line above it says that the page was not found. */
export function loadNotFound(context: LoadContext) {
  const { name, title, description, heading, intro } = loadPageMeta(context, 'notFound')
  return { name, title, description, notice: { heading, intro }, home: loadHome(context) }
}
