import { ask, order } from './call.ts'
import { make, makeButton } from './dom.ts'
import { keepNotice, keepView } from './memory.ts'

/** Starts an issue of the newsletter. */
export async function showIssue(): Promise<HTMLElement[]> {
  const { data: posts = [] } = await ask<Array<{ slug: string; title: string }>>('posts')
  const name = make('input', { type: 'text' })
  const post = make(
    'select',
    {},
    make('option', { value: '' }, 'None: I write it myself'),
    ...posts.map(({ slug, title }) => make('option', { value: slug }, title)),
  )
  const note = make('p', { role: 'status' })
  const create = makeButton(
    'Create',
    async () => {
      const body = { name: name.value, post: post.value || undefined, page: location.pathname }
      const { data, error } = await order<{ path: string }>('issue', body)
      if (!data)
        return note.replaceChildren(make('span', { class: 'problem', 'data-level': 'error' }, error?.message ?? ''))
      keepNotice('The issue is there.')
      keepView(undefined)
      location.assign(data.path)
    },
    { class: 'main' },
  )
  return [
    make('h2', {}, 'New issue of the newsletter'),
    make('label', {}, 'A few English words for its address', name),
    make('label', {}, 'Begin with the subject and the first section of a post', post),
    make(
      'p',
      { class: 'hint' },
      'It gets its page in four languages. Click its texts there. Its day, your approval and whether it is a draft are under “Facts beside it”. Readers get it when you send it with “npm run newsletter -- send”.',
    ),
    make('div', { class: 'row' }, create),
    note,
  ]
}
