import { splitLocale } from '../../locales/paths.ts'
import { type Kind, kinds, listNames, pieces } from '../../scripts/setup/pieces.ts'

/** A service, a post, a figure: what can be taken out or renamed as a whole. */
export type NamedPiece = { kind: Kind; name: string }

/** The piece that an id names: `testimonials.juan-perez`, `posts.agents-that-ask`. */
export function findPiece(id: string): NamedPiece | undefined {
  for (const kind of kinds) {
    const [start = ''] = kind === 'post' ? ['posts'] : pieces[kind].ids
    const name = id.slice(start.length + 1).replace('.', kind === 'city-service' ? '/' : '.')
    if (id.startsWith(`${start}.`) && listNames(kind).includes(name)) return { kind, name }
  }
  return undefined
}

/** The piece that a page is about, by its address; undefined for one of no single piece. */
export function findPieceOfPage(path: string): NamedPiece | undefined {
  const { path: own } = splitLocale(path)
  for (const kind of kinds) {
    const folder = `${pieces[kind].path}/`
    const name = own.slice(folder.length)
    if (own.startsWith(folder) && listNames(kind).includes(name)) return { kind, name }
  }
  return undefined
}
