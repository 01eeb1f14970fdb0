import type { NamedPiece, Question } from '../server/setup.ts'
import type { Editor } from './overlay.ts'
import { ask, make, makeButton, makeRow, send } from './parts.ts'

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
export async function showSetup(editor: Editor): Promise<HTMLElement[]> {
  const asked = await ask<Question[]>('setup')
  const { samples } = await editor.state()
  return [
    make('h2', {}, 'Make it yours'),
    make(
      'p',
      { class: 'hint' },
      `${samples === 0 ? 'Nothing on this site is a sample any more.' : `${samples} things here are still those of an invented person.`} Take one step after the other. Each says what it would change, and Undo takes it back.`,
    ),
    ...steps.map(({ title, asks, hint }, index) => {
      const questions = asked.filter(({ key }) => asks.test(key))
      return makeStep(editor, `${index + 1}. ${title}`, hint, questions)
    }),
    make(
      'details',
      {},
      make('summary', {}, `${steps.length + 1}. Publishing`),
      make(
        'p',
        { class: 'hint' },
        'Figures and voices: Samples. Then Publish; docs/publish.md leads to a site of your own.',
      ),
      makeRow(
        makeButton('Samples', () => editor.open({ kind: 'samples' })),
        makeButton('Publish', () => editor.open({ kind: 'publish' })),
      ),
    ),
  ]
}

function makeStep(editor: Editor, title: string, hint: string, questions: Question[]): HTMLElement {
  const controls = questions.map(makeQuestion)
  const result = make('div', { 'aria-live': 'polite' })
  const run = async (isPreview: boolean) => {
    const answers: Record<string, unknown> = {}
    for (const { key, read } of controls) {
      const value = read()
      const [group = '', field] = key.split('.')
      if (value !== undefined) answers[group] = field ? { ...Object(answers[group]), [field]: value } : value
    }
    result.replaceChildren()
    if (Object.keys(answers).length === 0) throw new Error('Nothing is changed here yet.')
    const { notes, files } = await send<{ notes: string[]; files: string[] }>('setup', { answers, isPreview })
    if (!isPreview) return editor.reload(`${title.replace(/^\d+\. /, '')}: done.`, { kind: 'setup' })
    result.append(
      ...notes.map((line) => make('p', {}, line)),
      make('p', { class: 'hint' }, files.length === 1 ? 'It changes one file:' : `It changes ${files.length} files:`),
      make('pre', {}, files.join('\n')),
    )
  }
  return make(
    'details',
    {},
    make('summary', {}, title),
    make(
      'div',
      { role: 'group', 'aria-label': title },
      make('p', { class: 'hint' }, hint),
      ...controls.map(({ element }) => element),
      makeRow(
        makeButton('Do it', () => run(false), { class: 'main' }),
        makeButton('What would change?', () => run(true)),
      ),
      result,
    ),
  )
}

/** A question with what it asks for; `read` gives the answer where it is another than what stands there. */
function makeQuestion(question: Question): { key: string; element: HTMLElement; read: () => unknown } {
  const { key, label } = question
  if (question.kind === 'list') {
    const boxes = question.options.map(({ name, isKept }) =>
      make('input', { type: 'checkbox', value: name, checked: isKept }),
    )
    const rows = question.options.map((option, index) => make('label', { class: 'check' }, boxes[index], option.label))
    const first = make(
      'select',
      {},
      ...question.options.map((option) => make('option', { value: option.name }, option.label)),
    )
    const kept = question.options.filter(({ isKept }) => isKept).map(({ name }) => name)
    first.value = kept[0] ?? ''
    const read = () => {
      const ticked = boxes.filter((box) => box.checked).map((box) => box.value)
      const all = key === 'languages' ? [first.value, ...ticked.filter((name) => name !== first.value)] : ticked
      return String(all) === String(kept) ? undefined : all
    }
    const order = key === 'languages' && make('label', {}, 'Written first', first)
    return { key, element: make('div', {}, make('p', { class: 'name' }, label), ...rows, order), read }
  }
  if (question.kind === 'switch') {
    const box = make('input', { type: 'checkbox', checked: question.value })
    const read = () => (box.checked === question.value ? undefined : box.checked)
    return { key, element: make('label', { class: 'check' }, box, label), read }
  }
  const input = make('input', { type: question.kind, value: question.value })
  const read = () => (input.value === question.value ? undefined : input.value.trim() || null)
  return { key, element: make('label', {}, label.replace(/ \(- for none\)/, ''), input), read }
}

/** Takes the piece out that a page is about, or gives it another address. */
export function makePieceForm(editor: Editor, { kind, name }: NamedPiece): HTMLElement {
  const to = make('input', { type: 'text', placeholder: 'the overview' })
  const newName = make('input', { type: 'text', value: name })
  const run = async (order: string, body: object, done: string) => {
    const { path } = await send<{ path: string }>(order, { kind, name, ...body })
    editor.leave(done, path)
  }
  return make(
    'details',
    {},
    make('summary', {}, 'Rename this page or take it out'),
    make(
      'div',
      { role: 'group', 'aria-label': 'This piece' },
      make('label', {}, 'Its name in the address', newName),
      makeRow(
        makeButton('Rename', () =>
          run('rename', { newName: newName.value.trim() }, 'It has another address; the old one leads there.'),
        ),
      ),
      make('label', {}, 'Without it its address leads to: a path such as /services, or gone', to),
      makeRow(
        makeButton('Take it out', () =>
          run('remove', { to: to.value.trim() || undefined }, 'It is taken out, with all that names it.'),
        ),
      ),
    ),
  )
}
