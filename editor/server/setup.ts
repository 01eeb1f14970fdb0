import { splitLocale } from '../../locales/paths.ts'
import { type Kind, kinds, listNames, pieces } from '../../scripts/setup/pieces.ts'

/** A service, a post, a figure: what can be taken out or renamed as a whole. */
export type NamedPiece = { kind: Kind; name: string }

/** The piece that an id names: `testimonials.juan-perez`, `posts.agents-that-ask`. */
export function findPiece(id: string): NamedPiece | undefined {
  return find(id.replaceAll('.', '/'), (kind) => (kind === 'post' ? 'posts' : pieces[kind].ids[0]?.replace('.', '/')))
}

/** The piece that a page is about, by its address; undefined for one of no single piece. */
export function findPieceOfPage(path: string): NamedPiece | undefined {
  return find(splitLocale(path).path, (kind) => pieces[kind].path)
}

function find(path: string, getFolder: (kind: Kind) => string | null | undefined): NamedPiece | undefined {
  for (const kind of kinds) {
    const folder = `${getFolder(kind)}/`
    const name = path.slice(folder.length)
    if (path.startsWith(folder) && listNames(kind).includes(name)) return { kind, name }
  }
  return undefined
}
