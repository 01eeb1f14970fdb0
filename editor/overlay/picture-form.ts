import { order } from './call.ts'
import { make, makeButton } from './dom.ts'
import type { Editor } from './overlay.ts'
import type { TextData } from './text-panel.ts'

/** Puts a picture after a paragraph of a post, in all languages. */
export function makePictureForm(editor: Editor, { id, languages }: TextData): HTMLElement {
  const file = make('input', { type: 'file', accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif' })
  const boxes = languages.map(({ locale, name, lang }) => ({
    locale,
    name,
    input: make('input', { type: 'text', lang, 'aria-label': `Alt, ${name}` }),
  }))
  const note = make('p', { role: 'status' })
  const box = make(
    'div',
    { role: 'group', 'aria-label': 'Picture' },
    make('p', { class: 'name' }, 'Put a picture after this paragraph'),
    make('label', {}, 'Picture: choose it, drop it here, or paste it', file),
    ...boxes.map(({ name, input }) => make('label', {}, `Alt in ${name}: what it shows`, input)),
    make('div', { class: 'row' }, makeButton('Insert', insert)),
    note,
  )
  const take = (files: FileList | undefined) => {
    if (files && files.length > 0) file.files = files
  }
  box.addEventListener('dragover', (event) => event.preventDefault())
  box.addEventListener('drop', (event) => {
    event.preventDefault()
    take(event.dataTransfer?.files)
  })
  box.addEventListener('paste', (event) => take(event.clipboardData?.files))

  async function insert() {
    const picture = file.files?.[0]
    if (!picture) return say('Choose a picture first.')
    const alt = Object.fromEntries(boxes.map(({ locale, input }) => [locale, input.value.trim()]))
    const missing = boxes.filter(({ input }) => input.value.trim() === '').map(({ name }) => name)
    if (missing.length > 0)
      return say(`Say what the picture shows, for those who cannot see it. Missing: ${missing.join(', ')}.`)
    if (picture.size > 15 * 1024 * 1024) return say('The picture is larger than 15 MB. Make it smaller first.')
    const data = await readBase64(picture)
    const body = { id, data, name: picture.name, alt, page: location.pathname }
    const { data: done, error } = await order('picture', body)
    if (done) editor.reload('The picture is in.', { kind: 'text', id })
    else say(error?.message ?? '')
  }

  function say(message: string) {
    note.replaceChildren(make('span', { class: 'problem', 'data-level': 'error' }, message))
  }
  return box
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
