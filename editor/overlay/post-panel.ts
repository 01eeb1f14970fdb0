import { order } from './call.ts'
import { make, makeButton } from './dom.ts'
import { keepNotice, keepView } from './memory.ts'

/** Starts a post. */
export async function showPost(): Promise<HTMLElement[]> {
  const title = make('input', { type: 'text' })
  const note = make('p', { role: 'status' })
  const create = makeButton(
    'Create',
    async () => {
      const { data, error } = await order<{ path: string }>('post', { title: title.value, page: location.pathname })
      if (!data)
        return note.replaceChildren(make('span', { class: 'problem', 'data-level': 'error' }, error?.message ?? ''))
      keepNotice('The post is there, as a draft.')
      keepView(undefined)
      location.assign(data.path)
    },
    { class: 'main' },
  )
  return [
    make('h2', {}, 'New post'),
    make('label', {}, 'Its title in English', title),
    make(
      'p',
      { class: 'hint' },
      'It gets its page in four languages, as a draft. Click its texts there. Its category, its day and whether it is a draft are under “Facts beside it”; a day to come publishes it on that day.',
    ),
    make('div', { class: 'row' }, create),
    note,
  ]
}
