import { brand } from '../../content/brand.ts'
import { contentParts } from '../../content/catalogs.ts'
import { getPost } from '../../content/posts.ts'
import { locales } from '../../locales/locales.ts'
import { siteFields } from './answers.ts'
import { kinds, listNames, pieces, readJson } from './pieces.ts'

/** One thing to answer: its key in the answers, what it is called, and what stands there now. */
export type Question =
  | { key: string; kind: 'text' | 'color'; label: string; value: string }
  | { key: string; kind: 'switch'; label: string; value: boolean }
  | { key: string; kind: 'list'; label: string; options: Array<{ name: string; label: string; isKept: boolean }> }

/** What setup asks, step by step. */
export function describeSetup(): Question[] {
  const site = readJson('content/site.json', '.')
  const { languages, booking = true, newsletter = true } = site as Record<string, never>
  const text = (key: string, label: string, path: string): Question => {
    const value = path.split('.').reduce<unknown>((part, name) => Object(part)[name], site)
    return { key, kind: 'text', label, value: String(value ?? '') }
  }
  const ask = (group: 'owner' | 'terms') =>
    Object.entries(siteFields[group]).map(([name, { label, path }]) => text(`${group}.${name}`, label, path))
  return [
    ...ask('owner'),
    text('site.url', 'Address of the site', 'url'),
    {
      key: 'languages',
      kind: 'list',
      label: 'Languages, the one that you write in first',
      options: Object.entries(locales).map(([name, { name: label }]) => ({
        name,
        label,
        isKept: [...Object(languages)].includes(name),
      })),
    },
    ...[...new Set(kinds.map((kind) => pieces[kind].answer))].flatMap((key) => listPieces(key)),
    ...ask('terms'),
    { key: 'booking', kind: 'switch', label: 'Can visitors book a time?', value: booking },
    { key: 'newsletter', kind: 'switch', label: 'Is there a newsletter?', value: newsletter },
    ...(['model', 'rule', 'person', 'slate'] as const).map(
      (key): Question => ({ key: `brand.${key}`, kind: 'color', label: colorLabels[key], value: brand[key] }),
    ),
  ]
}

const colorLabels = {
  model: 'First ink: what a model does, buttons and links',
  rule: 'Second ink: what a rule does',
  person: 'Third ink: what a person does, and all text',
  slate: 'Dark ground: footer, pictures for sharing',
}

const listLabels: Record<string, string> = {
  services: 'Services that you offer',
  caseStudies: 'Case studies',
  projects: 'Projects and ideas',
  cities: 'Cities',
  posts: 'Posts of the blog',
  courses: 'Open courses',
  testimonials: 'Voices of clients',
  claims: 'Figures that you can prove',
  positions: 'Positions that you held',
}

function listPieces(answer: string): Question[] {
  const label = listLabels[answer]
  if (!label) return []
  const options = kinds
    .filter((kind) => pieces[kind].answer === answer)
    .flatMap((kind) =>
      listNames(kind).map((name) => ({ name, label: findTitle(`${pieces[kind].ids[0]}.${name}`, name), isKept: true })),
    )
  return [{ key: answer, kind: 'list', label, options }]
}

/** What a piece is called. */
function findTitle(id: string, name: string): string {
  if (id.startsWith('figures.')) return getPost(name).title
  const part = contentParts.find((each) => id === each.id || id.startsWith(`${each.id}.`))
  const piece = part?.id === id ? part.content : [Object(part?.content)].flat().find((item) => Object(item).id === name)
  const { title, label, value, name: own } = Object(piece)
  return [value, label ?? own ?? title ?? name].filter(Boolean).join(' ')
}
