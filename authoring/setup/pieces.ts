import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tell } from '../../locales/owner.ts'
import { optionalPages } from '../../model/kinds/site.ts'
import { listFolders } from '../../model/kit/list-folders.ts'
import { listPieceNames, parseContent } from '../../model/kit/read-content.ts'
import { refuse } from '../../owner-error.ts'
import { ownerFolder } from '../../owner-files.ts'

/**
 * A kind of content whose pieces an owner keeps, takes out or renames. `answer`: its list in the answers, and the kind of references to it; `list`: the file
 * that lists the names, and the key there; `folders`: a file or folder each; `ids`: the beginnings of its texts' ids; `path`: that of
 * its pages.
 */
export type Piece<Answer extends string = string> = {
  answer: Answer
  list: { file: string; key: string } | null
  folders: string[]
  ids: string[]
  path: string | null
  overview: string
}

const slugs = (key: string) => ({ file: 'content/slugs.json', key })

/** Pieces with a data file and a page each, which content/slugs.json lists. */
function pages<Answer extends string>(answer: Answer, folder: string, path: string): Piece<Answer> {
  return { answer, list: slugs(answer), folders: [`content/${folder}`], ids: [answer], path, overview: path }
}

/** Pieces that are the items of one data file. */
function items<Answer extends string>(
  answer: Answer,
  file: string,
  id: string = answer,
  overview = '/',
  key = 'items',
): Piece<Answer> {
  return { answer, list: { file: `content/${file}.json`, key }, folders: [], ids: [id], path: null, overview }
}

/** By the names of their kinds in commands, in the order of the questions. */
export const pieces = {
  page: { ...items('pages', 'site', '', '/', 'pages'), ids: [], path: '' },
  service: {
    ...pages('services', 'services', '/services'),
    folders: ['content/services', 'content/specimens'],
    ids: ['services', 'specimens'],
  },
  case: pages('caseStudies', 'case-studies', '/case-studies'),
  project: { ...pages('projects', 'projects', '/projects'), path: null },
  idea: items('projects', 'additional-projects', 'projects.additional', '/projects'),
  city: pages('cities', 'cities', '/locations'),
  'city-service': pages('cityServices', 'city-services', '/locations'),
  post: {
    ...pages('posts', 'blog', '/blog'),
    list: null,
    folders: ['content/blog', 'content/figures', 'examples'],
    ids: ['figures', 'posts'],
  },
  course: { ...pages('courses', 'courses', '/'), list: null, path: null },
  step: items('steps', 'method', 'method.steps', '/', 'steps'),
  offer: items('offers', 'leading-offers', 'offer.leading', '/services'),
  topic: items('topics', 'contact-form', 'contact.form.topics', '/contact', 'topics'),
  category: { ...items('categories', 'post-categories', 'blog.categories', '/blog'), path: '/blog/category' },
  trade: items('trades', 'trades', 'trades', '/case-studies'),
  testimonial: items('testimonials', 'testimonials'),
  claim: items('claims', 'claims'),
  position: items('positions', 'experience', 'experience'),
  skill: items('skills', 'skills', 'skills.skills', '/', 'skills'),
  tool: items('tools', 'skills', 'skills.tools', '/', 'tools'),
  platform: items('tools', 'skills', 'skills.cloudPlatforms', '/', 'cloudPlatforms'),
} satisfies Record<string, Piece>

export type Kind = keyof typeof pieces

export const kinds = Object.keys(pieces) as Kind[]

const lists = new Set(kinds.map((kind) => pieces[kind].answer))
/** Lists of what is kept. Pages of a service in a city go with either, or all together as one of `pages`. */
export const keptLists = [...lists].filter((list) => list !== 'cityServices')

/** @throws OwnerError that names the kinds */
export function assertKind(kind: string): Kind {
  const known = kinds.find((each) => each === kind)
  if (known) return known
  const found = tell('setup.wrong.kind', { kind, known: kinds.join(', ') })
  throw refuse('unknown-name', { file: '', field: 'kind' }, found)
}

export function listNames(kind: Kind, root = ownerFolder): string[] {
  const { list, folders }: Piece = pieces[kind]
  const [folder = ''] = folders.map((name) => join(root, name))
  if (!list) return kind === 'post' ? listFolders(folder) : listPieceNames(folder)
  const items: unknown = readJson(list.file, root)[list.key] ?? (kind === 'page' ? optionalPages : [])
  return Array.isArray(items)
    ? items.map((item) => (typeof item === 'string' ? item : String(item.id ?? item.name)))
    : []
}

/** Changes where the owner can be booked; a meeting of which no place is left is where the owner lives. */
export function changePlaces(root: string, change: (place: string) => string | undefined) {
  changeJson('content/booking.json', root, (whole) => {
    const home = change(String(whole.home)) ?? whole.home
    const types = Object.entries(Object(whole.types)).map(([name, type]) => {
      const places = Object(type).places.flatMap((place: string) => change(place) ?? [])
      return [name, { ...Object(type), places: places.length > 0 ? places : [home] }]
    })
    return { ...whole, home, types: Object.fromEntries(types) }
  })
}

type Json = Record<string, unknown>

export function readJson(file: string, root: string): Json {
  return Object(parseContent(file, readFileSync(join(root, file), 'utf8')).whole)
}

/** The value at a path such as `owner.name`. */
export function readPath(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, field) => Object(part)[field], whole)
}

/** Changes a data file; one that there is not stays away, and one that holds the same is not written anew. */
export function changeJson(file: string, root: string, change: (whole: Json) => Json) {
  if (!existsSync(join(root, file))) return
  const whole = readJson(file, root)
  const before = JSON.stringify(whole)
  const after = change(whole)
  if (JSON.stringify(after) !== before) writeFileSync(join(root, file), `${JSON.stringify(after, null, 2)}\n`)
}
