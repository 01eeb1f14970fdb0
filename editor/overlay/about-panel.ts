import type { Field } from '../server/fields.ts'
import type { ListedText } from '../server/texts.ts'
import { makeField } from './fields.ts'
import { makeTexts } from './lists-panel.ts'
import type { Editor } from './overlay.ts'
import { ask, html } from './parts.ts'
import { makePictureForm } from './pictures.ts'

/** The owner's record: each fact with a field, its words, and the portrait. */
export async function showAbout(editor: Editor): Promise<HTMLElement> {
  const { fields, texts } = await ask<{ fields: Field[]; texts: ListedText[] }>('about', { locale: editor.locale })
  return html`<div>
    <h2>About me</h2>
    <p class="hint">What you put in here is yours: all pages, mails and the legal notice have it from here.</p>
    ${fields.map((field) => makeField(editor, field))}
    <h3>In words, in each language</h3>
    ${makeTexts(editor, texts)}
    <h3>Portrait</h3>
    ${await makePictureForm(editor, 'site.owner.portrait', 'A square is cut from its middle', 'Your portrait is in.')}
  </div>`
}
