import { describeSetup, type Question } from '../authoring/describe-setup.ts'
import type { FieldControl } from '../authoring/files/field.ts'
import { listOpenSamples } from '../authoring/samples.ts'
import { isLeadingText } from '../authoring/setup/answers.ts'
import { listShippedTexts } from '../authoring/shipped.ts'
import { attributes, type Html, html } from '../html.ts'
import { tell } from '../locales/owner.ts'
import { box, button, opener, readControl, renderControl, row } from './controls.ts'

/** The steps in their order, each with the keys that it asks for, and with the samples that show that it is not done. */
const steps: Array<{ title: string; asks: RegExp; samples?: RegExp; hint: string }> = [
  {
    title: tell('panels.setup.you'),
    asks: /^(owner|site)\./,
    samples: /^site\.(name|owner|social|url)/,
    hint: tell('panels.setup.you.hint'),
  },
  { title: tell('panels.setup.words'), asks: /^words\./, samples: /^words\./, hint: tell('panels.setup.words.hint') },
  { title: tell('panels.setup.languages'), asks: /^languages$/, hint: tell('panels.setup.languages.hint') },
  {
    title: tell('panels.setup.offer'),
    asks: /^(pages|services|offers|steps|caseStudies|trades|projects|cities|posts|categories|courses|topics|booking|newsletter|counts)$/,
    samples: /^(services|caseStudies|projects|posts|courses|issues)\./,
    hint: tell('panels.setup.offer.hint'),
  },
  {
    title: tell('panels.setup.proof'),
    asks: /^(claims|positions|testimonials|skills|tools)$/,
    samples: /^(claims|experience|testimonials|skills)/,
    hint: tell('panels.setup.proof.hint'),
  },
  { title: tell('panels.setup.look'), asks: /^brand\./, hint: tell('panels.setup.look.hint') },
  {
    title: tell('panels.setup.terms'),
    asks: /^(callMinutes$|daysOff$|contentSignals$|terms\.)/,
    samples: /^site\.terms\./,
    hint: tell('panels.setup.terms.hint'),
  },
]

/** Makes the site another owner's, step by step; each is one change, which Undo takes back. */
export function renderSetup(): Html {
  const samples = listOpenSamples().map(({ path }) => path)
  const words = listShippedTexts().flatMap(({ id }) => (isLeadingText(id) ? `words.${id}` : []))
  const isDone = steps.map((step) => ![...samples, ...words].some((path) => step.samples?.test(path)))
  const next = isDone.indexOf(false)
  const questions = describeSetup()
  return html`<h2>${tell('panels.setup.title')}</h2>
    <p>${tell('panels.setup.done', { done: isDone.filter(Boolean).length, count: steps.length })}</p>
    <p class="hint">${tell('panels.setup.hint', { count: samples.length })}</p>
    ${steps.map(({ title, hint }, step) => {
      const name = `${step + 1}. ${title}`
      // Enter presses the first one.
      const buttons = row(
        button(tell('panels.setup.preview'), 'setup', { isPreview: true }),
        button(tell('panels.setup.do'), 'setup', {}, { class: 'main' }),
      )
      const content = html`<p class="hint">${hint}</p>
        ${listQuestions(step, questions).map(renderQuestion)}
        ${buttons}
        <div aria-live="polite"></div>`
      const own = attributes({ autofocus: step === next })
      return html`<details${attributes({ open: step === next })}><summary${own}>${name}${isDone[step] && ' ✓'}</summary>${box(name, { step }, content)}</details>`
    })}
    <details>
      <summary>${steps.length + 1}. ${tell('panels.setup.publishing')}</summary>
      <p class="hint">${tell('panels.setup.publishing.hint', { file: 'docs/publish.md' })}</p>
      ${row(opener(tell('panels.bar.samples'), { kind: 'samples' }), opener(tell('panels.publish.title'), { kind: 'publish' }))}
    </details>`
}

/**
 * The answers of a step that are others than what stands there.
 *
 * @param sent by the keys of the questions, `owner.name` within `owner`, and as `first` the language that is written first
 * @throws Error where there is none
 */
export function readSetup(step: number, sent: Record<string, unknown>): Record<string, unknown> {
  const answers: Record<string, unknown> = {}
  for (const question of listQuestions(step)) {
    const [group = '', ...rest] = question.key.split('.')
    const field = rest.join('.')
    const given = readControl(question, field ? Object(sent[group])[field] : sent[group])
    const value = question.key === 'languages' ? [...new Set([sent.first, ...[given].flat()])] : given
    if (String(value ?? '') === String(question.value)) continue
    answers[group] = field ? { ...Object(answers[group]), [field]: value ?? null } : value
  }
  if (Object.keys(answers).length === 0) throw new Error(tell('panels.refuse.unchanged'))
  return answers
}

export function renderPreview(notes: string[], files: string[]): Html {
  return html`${notes.map((line) => html`<p>${line}</p>`)}
    <p class="hint">${tell('panels.setup.files', { count: files.length })}</p>
    <pre>${files.join('\n')}</pre>`
}

function listQuestions(step: number, all = describeSetup()): Question[] {
  return all.filter(({ key }) => steps[step]?.asks.test(key))
}

function renderQuestion(question: Question): Html {
  if (question.key !== 'languages') return renderControl(question.key, question)
  const [value] = [question.value].flat()
  const first: FieldControl = { ...question, name: tell('panels.setup.first'), control: 'choice', value }
  return html`${renderControl(question.key, question)}${renderControl('first', first)}`
}
