import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseContent } from '../../content/read-content.ts'

/**
 * What an owner keeps, takes out or renames. `answer`: its list in the answers, and the kind of references to it; `list`: the file
 * that lists the names, and the key there; `folders`: a file or folder each; `ids`: the beginnings of its texts' ids; `path`: that of
 * its pages.
 */
export type Piece = {
  answer: string
  list: { file: string; key: string } | null
  folders: string[]
  ids: string[]
  path: string | null
  overview: string
}

const slugs = (key: string) => ({ file: 'content/slugs.json', key })
const items = (file: string) => ({ file, key: 'items' })

/** By the names of their kinds in commands. */
export const pieces = {
  service: {
    answer: 'services',
    list: slugs('services'),
    folders: ['content/services', 'content/specimens'],
    ids: ['services', 'specimens'],
    path: '/services',
    overview: '/services',
  },
  case: {
    answer: 'caseStudies',
    list: slugs('caseStudies'),
    folders: ['content/case-studies'],
    ids: ['caseStudies'],
    path: '/case-studies',
    overview: '/case-studies',
  },
  project: {
    answer: 'projects',
    list: slugs('projects'),
    folders: ['content/projects'],
    ids: ['projects'],
    path: null,
    overview: '/projects',
  },
  idea: {
    answer: 'projects',
    list: items('content/additional-projects.json'),
    folders: [],
    ids: ['projects.additional'],
    path: null,
    overview: '/projects',
  },
  city: {
    answer: 'cities',
    list: slugs('cities'),
    folders: ['content/cities'],
    ids: ['cities'],
    path: '/locations',
    overview: '/locations',
  },
  'city-service': {
    answer: 'cityServices',
    list: slugs('cityServices'),
    folders: ['content/city-services'],
    ids: ['cityServices'],
    path: '/locations',
    overview: '/locations',
  },
  post: {
    answer: 'posts',
    list: null,
    folders: ['content/blog', 'content/figures'],
    ids: ['figures'],
    path: '/blog',
    overview: '/blog',
  },
  course: {
    answer: 'courses',
    list: null,
    folders: ['content/courses'],
    ids: ['courses'],
    path: null,
    overview: '/',
  },
  testimonial: {
    answer: 'testimonials',
    list: items('content/testimonials.json'),
    folders: [],
    ids: ['testimonials'],
    path: null,
    overview: '/',
  },
  claim: {
    answer: 'claims',
    list: items('content/claims.json'),
    folders: [],
    ids: ['claims'],
    path: null,
    overview: '/',
  },
  position: {
    answer: 'positions',
    list: items('content/experience.json'),
    folders: [],
    ids: ['experience'],
    path: null,
    overview: '/',
  },
} as const satisfies Record<string, Piece>

export type Kind = keyof typeof pieces

export const kinds = Object.keys(pieces) as Kind[]

/** @throws Error that names the kinds */
export function assertKind(kind: string): Kind {
  const known = kinds.find((each) => each === kind)
  if (!known) throw new Error(`There is no kind ${kind}: use one of ${kinds.join(', ')}.`)
  return known
}

/** The names of all pieces of a kind, in their order. */
export function listNames(kind: Kind, root = '.'): string[] {
  const { list, folders }: Piece = pieces[kind]
  const folder = join(root, folders[0] ?? '')
  // A folder, or a data file, for each.
  if (!list)
    return !existsSync(folder)
      ? []
      : readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
          entry.isDirectory() ? [entry.name] : (/^(.*)\.json$/.exec(entry.name)?.[1] ?? []),
        )
  return readList(list, root).map((item) => (typeof item === 'string' ? item : String(Object(item).id)))
}

/** Changes the list that names the pieces of a kind; `change` gets a name or an item with its id. */
export function changeList(kind: Kind, root: string, change: (name: string) => string | undefined) {
  const { list }: Piece = pieces[kind]
  if (!list) return
  const left = readList(list, root).flatMap((item) => {
    if (typeof item === 'string') return change(item) ?? []
    const id = change(String(Object(item).id))
    return id === undefined ? [] : [{ ...Object(item), id }]
  })
  changeJson(list.file, root, (whole) => ({ ...whole, [list.key]: left }))
}

function readList({ file, key }: { file: string; key: string }, root: string): unknown[] {
  const found: unknown = readJson(file, root)[key]
  return Array.isArray(found) ? found : []
}

export function readJson(file: string, root: string): Record<string, unknown> {
  return Object(parseContent(file, readFileSync(join(root, file), 'utf8')).whole)
}

/** Changes a data file; one that there is not stays away, and one that holds the same is not written anew. */
export function changeJson(
  file: string,
  root: string,
  change: (whole: Record<string, unknown>) => Record<string, unknown>,
) {
  if (!existsSync(join(root, file))) return
  const before = readJson(file, root)
  const after = change(structuredClone(before))
  if (JSON.stringify(after) !== JSON.stringify(before))
    writeFileSync(join(root, file), `${JSON.stringify(after, null, 2)}\n`)
}
