import type { FieldControl } from '../authoring/files/field.ts'
import { listOpenSamples } from '../authoring/samples.ts'
import { describeSetup, type Question } from '../authoring/setup/describe-setup.ts'
import { type Html, html } from '../html.ts'
import { box, button, opener, readControl, renderControl, row } from './controls.ts'

/** The steps in their order, each with the beginnings of the keys that it asks for. */
const steps: Array<{ title: string; asks: RegExp; hint: string }> = [
  { title: 'You', asks: /^(owner|site)\./, hint: 'An empty field takes out what may be missing. Portrait: About me.' },
  {
    title: 'Your first words',
    asks: /^words\./,
    hint: 'What visitors and search engines read first. With other words than yours a public site is not built.',
  },
  { title: 'Languages', asks: /^languages$/, hint: 'The first one has the addresses without a language.' },
  {
    title: 'What you offer',
    asks: /^(pages|services|caseStudies|projects|cities|posts|courses|booking|newsletter)$/,
    hint: 'What you untick is taken out with its translations, links and figures; its address leads to the overview.',
  },
  {
    title: 'Proof',
    asks: /^(claims|positions|testimonials|skills|tools)$/,
    hint: 'What you keep is still a sample until you have changed and confirmed it: Samples.',
  },
  { title: 'Look', asks: /^brand\./, hint: 'Each pair of colours is checked for contrast.' },
  { title: 'Terms', asks: /^(callMinutes$|terms\.)/, hint: 'What is empty is not shown. The rest of them: About me.' },
]

/** Makes the site another owner's, step by step; each is one change, which Undo takes back. */
export function renderSetup(): Html {
  return html`<h2>Make it yours</h2>
    <p class="hint">
      Things here that are still those of an invented person: ${listOpenSamples().length}. Take one step after the other.
      Each says what it would change, and Undo takes it back.
    </p>
    ${steps.map(({ title, hint }, step) => {
      const name = `${step + 1}. ${title}`
      // Enter presses the first one.
      const buttons = row(
        button('What would change?', 'setup', { isPreview: true }),
        button('Do it', 'setup', {}, { class: 'main' }),
      )
      const content = html`<p class="hint">${hint}</p>
        ${listQuestions(step).map(renderQuestion)}
        ${buttons}
        <div aria-live="polite"></div>`
      return html`<details><summary>${name}</summary>${box(name, { step }, content)}</details>`
    })}
    <details>
      <summary>${steps.length + 1}. Publishing</summary>
      <p class="hint">Figures and voices: Samples. Then Publish; docs/publish.md leads to a site of your own.</p>
      ${row(opener('Samples', { kind: 'samples' }), opener('Publish', { kind: 'publish' }))}
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
  if (Object.keys(answers).length === 0) throw new Error('Nothing is changed here yet.')
  return answers
}

/** Shows the changes that a step would make. */
export function renderPreview(notes: string[], files: string[]): Html {
  return html`${notes.map((line) => html`<p>${line}</p>`)}
    <p class="hint">${files.length === 1 ? 'It changes one file:' : `It changes ${files.length} files:`}</p>
    <pre>${files.join('\n')}</pre>`
}

function listQuestions(step: number): Question[] {
  return describeSetup().filter(({ key }) => steps[step]?.asks.test(key))
}

function renderQuestion(question: Question): Html {
  if (question.key !== 'languages') return renderControl(question.key, question)
  const first: FieldControl = {
    ...question,
    name: 'Written first',
    control: 'choice',
    value: [question.value].flat()[0],
  }
  return html`${renderControl(question.key, question)}${renderControl('first', first)}`
}
