import { site } from '../../model/kinds/site.ts'
import { isSample } from '../../model/site-samples.ts'

const names = { linkedin: 'LinkedIn', github: 'GitHub', x: 'X' }

/** The owner's accounts by the names of their networks; a placeholder has no URL, because it would lead to a stranger. */
export function listAccounts() {
  const networks = (['linkedin', 'github', 'x'] as const).filter((network) => site.social[network])
  return networks.map((network) => ({
    name: names[network],
    url: isSample(`social.${network}`) ? undefined : site.social[network],
  }))
}
