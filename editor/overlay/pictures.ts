import type { Editor, State } from './overlay.ts'
import { make, makeButton, makeNote, makeRow, send } from './parts.ts'

/** Sends a picture with what it shows in each language: after a paragraph of a post, or as the portrait. */
export function makePictureForm(
  editor: Editor,
  { id, languages, title, done }: { id: string; languages: State['languages']; title: string; done: string },
): HTMLElement {
  const file = make('input', { type: 'file', accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif' })
  const boxes = languages.map(({ code, name, lang }) => ({
    code,
    name,
    input: make('input', { type: 'text', lang, 'aria-label': `Alt, ${name}` }),
  }))
  const { note, say } = makeNote()
  const box = make(
    'div',
    { role: 'group', 'aria-label': 'Picture' },
    make('p', { class: 'name' }, title),
    make('label', {}, 'Picture: choose it, drop it here, or paste it', file),
    ...boxes.map(({ name, input }) => make('label', {}, `Alt in ${name}: what it shows`, input)),
    makeRow(makeButton('Insert', insert)),
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
    const alt = Object.fromEntries(boxes.map(({ code, input }) => [code, input.value.trim()]))
    const data = await readBase64(picture)
    const { data: isIn, error } = await send('picture', { id, data, name: picture.name, alt })
    if (isIn) editor.reload(done, id.startsWith('site.') ? { kind: 'about' } : { kind: 'text', id })
    else say(error?.message)
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
