import { type Field, makeField } from './fields.ts'
import { type ListedText, makeTexts } from './lists-panel.ts'
import type { Editor } from './overlay.ts'
import { ask, make } from './parts.ts'
import { makePictureForm } from './pictures.ts'

/** The owner's record: each fact with a field, its words, and the portrait. */
export async function showAbout(editor: Editor): Promise<HTMLElement[]> {
  const { data, error } = await ask<{ fields: Field[]; texts: ListedText[] }>('about', { locale: editor.locale })
  const { languages = [] } = (await editor.state()) ?? {}
  return [
    make('h2', {}, 'About me'),
    make(
      'p',
      { class: 'hint' },
      error?.message ?? 'What you put in here is yours: all pages, mails and the legal notice have it from here.',
    ),
    ...(data?.fields ?? []).map((field) => makeField(editor, field)),
    make('h3', {}, 'In words, in each language'),
    makeTexts(editor, data?.texts ?? []),
    make('h3', {}, 'Portrait'),
    makePictureForm(editor, {
      id: 'site.owner.portrait',
      languages,
      title: 'A square is cut from its middle',
      done: 'Your portrait is in.',
    }),
  ]
}
