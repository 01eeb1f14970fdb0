import { tell } from '../../locales/owner.ts'
import { published } from '../../model/kinds/published-urls.ts'
import { gone, redirects } from '../../model/kinds/redirects.ts'
import { site } from '../../model/kinds/site.ts'
import { isPlaceholder } from '../../model/site-samples.ts'
import { refuse } from '../../owner-error.ts'
import { ownerFolder } from '../../owner-files.ts'
import { findPage } from '../../pages/data/all-pages.ts'
import { changeJson } from './pieces.ts'
import { keepPublished, settleRedirects } from './published.ts'

// Runs on a copy of the owner's files; its arguments say where pages have moved, and where the owner wants them to lead. A published
// address that a change has left without its page, such as that of an overview of nothing, leads on. If the site was never published,
// the address is forgotten.

const isBuilt = (url: string) => findPage(url) !== undefined
const [, , moved = '{}', to = 'gone'] = process.argv
const moves: Record<string, string> = JSON.parse(moved)
// A new name is right even where the piece has no page, as a category without posts.
if (to !== 'gone' && !isBuilt(to))
  throw refuse('unknown-name', { file: '', field: 'to' }, tell('setup.wrong.path', { path: to }))

if (isPlaceholder(site.url)) keepPublished(ownerFolder, isBuilt)
else
  changeJson('content/redirects.json', ownerFolder, (whole) => ({
    ...whole,
    ...settleRedirects(Object.keys(published), { redirects, gone }, moves, isBuilt),
  }))
