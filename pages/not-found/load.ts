import { loadHome } from '../home/load.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'

/** The home page under a notice that the page was not found, as the specification asks for at unknown paths. */
export function loadNotFound(context: LoadContext) {
  const { name, title, description, heading, intro } = loadPageMeta(context, 'notFound')
  return { name, title, description, notice: { heading, intro }, home: loadHome(context) }
}
