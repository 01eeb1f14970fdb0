import { brand } from '../../content/brand.ts'
import { contentParts } from '../../content/catalogs.ts'
import { getPost } from '../../content/posts.ts'
import { fundaeAnswers } from '../../content/site.ts'
import { locales } from '../../locales/locales.ts'
import { kinds, listNames, pieces, readJson } from './pieces.ts'

/** One thing to answer: its key in the answers, what it is called, and what stands there now. */
export type Question =
  | { key: string; kind: 'text' | 'color'; label: string; value: string }
  | { key: string; kind: 'switch'; label: string; value: boolean }
  | { key: string; kind: 'list'; label: string; options: Array<{ name: string; label: string; isKept: boolean }> }

/** What setup asks, step by step. */
export function describeSetup(): Question[] {
  const site = readJson('content/site.json', '.')
  const { owner, social, terms, languages, booking = true, newsletter = true } = site as Record<string, never>
  const text = (key: string, label: string, value: unknown): Question => ({
    key,
    kind: 'text',
    label,
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  })
  const ofOwner = (key: string, label: string, field = key) => text(`owner.${key}`, label, Object(owner)[field])
  const term = (key: string, label: string) => text(`terms.${key}`, label, Object(terms)[key])
  const account = (key: string, label: string) => text(`owner.${key}`, label, Object(social)[key])
  return [
    ofOwner('name', 'Your name'),
    ofOwner('title', 'What you are, in a few words', 'jobTitle'),
    ofOwner('tagline', 'What you offer and where, in one sentence'),
    ofOwner('email', 'E-mail address'),
    ofOwner('phone', 'Phone, with + and country code'),
    ofOwner('whatsapp', 'WhatsApp number (- for none)'),
    ofOwner('city', 'City and country', 'place'),
    ofOwner('country', 'The code of the country, such as ES'),
    ofOwner('address', 'Postal address, for the legal notice'),
    ofOwner('taxId', 'Tax number, for the legal notice', 'nif'),
    account('linkedin', 'LinkedIn, the whole address (- for none)'),
    account('github', 'GitHub (- for none)'),
    account('x', 'X (- for none)'),
    text('site.url', 'Address of the site', site.url),
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
    term('replyTime', 'How soon you answer, in a sentence (- for none)'),
    term('strategyCall', 'A first call: how long, and what it costs (- for none)'),
    term('groupSize', 'How many people may be in a group (- for none)'),
    text('terms.workshopEuros', 'From how many euros a workshop is (- for none)', Object(terms).workshopPrice?.euros),
    text('terms.workshopCovers', 'What that covers', Object(terms).workshopPrice?.covers),
    term('fundae', `Training credit of Fundae: ${fundaeAnswers.join(', ')} (- for none)`),
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
