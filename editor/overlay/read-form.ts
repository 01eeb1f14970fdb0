/** What a box sends: what it always sends, and its fields by their names, `alt.en` within `alt`. */
export function readForm(form: HTMLFormElement | null): Record<string, unknown> {
  const body = JSON.parse(form?.dataset.body ?? '{}')
  const fields = new FormData(form ?? undefined)
  for (const name of new Set(fields.keys())) {
    const all = fields.getAll(name)
    const value = all.length > 1 ? all : all[0]
    const [group = '', key] = name.split('.')
    body[group] = key === undefined ? value : { ...body[group], [key]: value }
  }
  return body
}

/** The picture that was chosen in a box, in base64. */
export async function readPicture(form: HTMLFormElement | null) {
  const input = form?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) return {}
  const picture = input.files?.[0]
  if (!picture) throw new Error('Choose a picture first.')
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
  return { name: picture.name, data: url.replace(/^[^,]*,/, '') }
}

/** A picture that is dropped on its box, or pasted into it, is chosen there. */
export function takePicture(event: Event) {
  const form = event.target instanceof Element ? event.target.closest('form') : null
  const input = form?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) return
  if (event.type !== 'paste') event.preventDefault()
  const files = event instanceof DragEvent ? event.dataTransfer?.files : (event as ClipboardEvent).clipboardData?.files
  if (event.type !== 'dragover' && files && files.length > 0) input.files = files
}
