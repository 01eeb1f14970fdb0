import { tell } from '../../locales/owner.ts'
import { published } from '../../model/kinds/published-urls.ts'
import { gone, redirects } from '../../model/kinds/redirects.ts'
import { site } from '../../model/kinds/site.ts'
import { isPlaceholder } from '../../model/samples.ts'
import { refuse } from '../../owner-error.ts'
import { ownerFolder } from '../../owner-files.ts'
import { findPage } from '../../pages/data/all-pages.ts'
import { changeJson } from './pieces.ts'
import { keepPublished, settleRedirects } from './published.ts'

// Runs on a copy of the owner's files; its argument says where pages have moved. A published address that a change has left without
// its page, such as that of an overview of nothing, leads on. If the site was never published, the address is forgotten.

const isBuilt = (url: string) => findPage(url) !== undefined
const moves: Record<string, string> = JSON.parse(process.argv[2] ?? '{}')
const lost = Object.values(moves).find((to) => to !== 'gone' && !isBuilt(to))
if (lost) throw refuse('unknown-name', { file: '', field: 'to' }, tell('setup.wrong.path', { path: lost }))

if (isPlaceholder(site.url)) keepPublished(ownerFolder, isBuilt)
else {
  changeJson('content/redirects.json', ownerFolder, (whole) => ({
    ...whole,
    ...settleRedirects(Object.keys(published), { redirects, gone }, moves, isBuilt),
  }))
}
