import type { Editor } from './overlay.ts'
import { html, makeButton, makeRow } from './parts.ts'

/** Sends a picture with what it shows in each language: after a paragraph of a post, or as the portrait. */
export async function makePictureForm(editor: Editor, id: string, title: string, done: string): Promise<HTMLElement> {
  const file = html<HTMLInputElement>`<input type="file" accept="image/jpeg,image/png,image/webp,image/avif,image/gif">`
  const { languages } = await editor.state()
  const boxes = languages.map(({ code, name }) => ({
    code,
    name,
    input: html<HTMLInputElement>`<input type="text" lang="${code}" aria-label="Alt, ${name}">`,
  }))
  const box = html`<div role="group" aria-label="Picture">
    <p class="name">${title}</p>
    <label>Picture: choose it, drop it here, or paste it${file}</label>
    ${boxes.map(({ name, input }) => html`<label>Alt in ${name}: what it shows${input}</label>`)}
    ${makeRow(makeButton('Insert', insert))}
  </div>`
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
    if (!picture) throw new Error('Choose a picture first.')
    const alt = Object.fromEntries(boxes.map(({ code, input }) => [code, input.value.trim()]))
    const body = { id, data: await readBase64(picture), name: picture.name, alt }
    return editor.order('picture', body, done, id.startsWith('site.') ? { kind: 'about' } : { kind: 'text', id })
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
