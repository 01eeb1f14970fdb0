import type { NamedPiece, Question } from '../server/setup.ts'
import { makeControl } from './fields.ts'
import type { Editor } from './overlay.ts'
import { ask, html, makeButton, makeRow, send } from './parts.ts'

/** The steps in their order, each with the beginnings of the keys that it asks for. */
const steps: Array<{ title: string; asks: RegExp; hint: string }> = [
  { title: 'You', asks: /^(owner|site)\./, hint: 'An empty field takes out what may be missing. Portrait: About me.' },
  { title: 'Languages', asks: /^languages$/, hint: 'The first one has the addresses without a language.' },
  {
    title: 'What you offer',
    asks: /^(services|caseStudies|projects|cities|posts|courses|booking|newsletter)$/,
    hint: 'What you untick is taken out with its translations, links and figures; its address leads to the overview.',
  },
  {
    title: 'Proof',
    asks: /^(claims|positions|testimonials)$/,
    hint: 'What you keep is still a sample until you have changed and confirmed it: Samples.',
  },
  { title: 'Look', asks: /^brand\./, hint: 'Each pair of colours is checked for contrast.' },
  { title: 'Terms', asks: /^terms\./, hint: 'What is empty is not shown. The rest of them: About me.' },
]

/** Makes the site another owner's, step by step; each is one change, which Undo takes back. */
export async function showSetup(editor: Editor): Promise<HTMLElement> {
  const asked = await ask<Question[]>('setup')
  const { samples } = await editor.state()
  const left =
    samples === 0
      ? 'Nothing on this site is a sample any more.'
      : `${samples} things here are still those of an invented person.`
  return html`<div>
    <h2>Make it yours</h2>
    <p class="hint">${left} Take one step after the other. Each says what it would change, and Undo takes it back.</p>
    ${steps.map(({ title, asks, hint }, index) => {
      const questions = asked.filter(({ key }) => asks.test(key))
      return makeStep(editor, title, `${index + 1}. ${title}`, hint, questions)
    })}
    <details>
      <summary>${steps.length + 1}. Publishing</summary>
      <p class="hint">Figures and voices: Samples. Then Publish; docs/publish.md leads to a site of your own.</p>
      ${makeRow(
        makeButton('Samples', () => editor.open({ kind: 'samples' })),
        makeButton('Publish', () => editor.open({ kind: 'publish' })),
      )}
    </details>
  </div>`
}

function makeStep(editor: Editor, title: string, name: string, hint: string, questions: Question[]): HTMLElement {
  const controls = questions.map(makeQuestion)
  const result = html`<div aria-live="polite"></div>`
  const readAnswers = () => {
    const answers: Record<string, unknown> = {}
    for (const { key, read } of controls) {
      const value = read()
      const [group = '', field] = key.split('.')
      if (value !== undefined) answers[group] = field ? { ...Object(answers[group]), [field]: value } : value
    }
    if (Object.keys(answers).length === 0) throw new Error('Nothing is changed here yet.')
    return answers
  }
  const save = () => {
    const body = { answers: readAnswers(), isPreview: false }
    return editor.order('setup', body, `${title}: done.`, { kind: 'setup' })
  }
  const preview = async () => {
    result.replaceChildren()
    const body = { answers: readAnswers(), isPreview: true }
    const { notes, files } = await send<{ notes: string[]; files: string[] }>('setup', body)
    result.append(html`<div>
      ${notes.map((line) => html`<p>${line}</p>`)}
      <p class="hint">${files.length === 1 ? 'It changes one file:' : `It changes ${files.length} files:`}</p>
      <pre>${files.join('\n')}</pre>
    </div>`)
  }
  return html`<details>
    <summary>${name}</summary>
    <div role="group" aria-label="${name}">
      <p class="hint">${hint}</p>
      ${controls.map(({ element }) => element)}
      ${makeRow(makeButton('Do it', save, { className: 'main' }), makeButton('What would change?', preview))}
      ${result}
    </div>
  </details>`
}

const controls = { text: 'line', color: 'color', switch: 'yes-no', list: 'choices' } as const

/** A question with what it asks for; `read` gives the answer where it is another than what stands there. */
function makeQuestion(question: Question): { key: string; element: HTMLElement; read: () => unknown } {
  const { key, kind } = question
  const options = kind === 'list' ? question.options : []
  const value = kind === 'list' ? question.options.flatMap(({ name, isKept }) => (isKept ? name : [])) : question.value
  const name = question.label.replace(/ \(- for none\)/, '')
  const all = makeControl({ name, control: controls[kind], options, value, isOptional: kind === 'text' })
  const [start] = [value].flat()
  const first =
    key === 'languages'
      ? makeControl({ name: 'Written first', control: 'choice', options, value: start, isOptional: false })
      : undefined
  const readAll = () => {
    const given = all.read()
    return first ? [...new Set([first.read(), ...[given].flat()])] : given
  }
  const before = String(readAll())
  const read = () => (String(readAll()) === before ? undefined : readAll())
  return { key, element: html`<div>${all.element}${first?.element}</div>`, read }
}

/** Takes the piece out that a page is about, or gives it another address. */
export function makePieceForm(editor: Editor, { kind, name }: NamedPiece): HTMLElement {
  const newName = html<HTMLInputElement>`<input type="text" value="${name}">`
  const to = html<HTMLInputElement>`<input type="text" placeholder="the overview">`
  const rename = () => {
    const body = { kind, name, newName: newName.value.trim() }
    return editor.order('rename', body, 'It has another address; the old one leads there.')
  }
  const remove = () => {
    const body = { kind, name, to: to.value.trim() || undefined }
    return editor.order('remove', body, 'It is taken out, with all that names it.')
  }
  return html`<details>
    <summary>Rename this page or take it out</summary>
    <div role="group" aria-label="This piece">
      <label>Its name in the address${newName}</label>
      ${makeRow(makeButton('Rename', rename))}
      <label>Without it its address leads to: a path such as /services, or gone${to}</label>
      ${makeRow(makeButton('Take it out', remove))}
    </div>
  </details>`
}
