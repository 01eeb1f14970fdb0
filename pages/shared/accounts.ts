import { isSample } from '../../content/samples.ts'
import { site } from '../../content/site.ts'

const names = { linkedin: 'LinkedIn', github: 'GitHub', x: 'X' } as const

/** The owner's accounts by the names of their networks; a placeholder is somebody else's, so it is left out. */
export function listAccounts(): Array<{ name: string; url: string }> {
  const networks = Object.keys(names) as Array<keyof typeof names>
  return networks
    .filter((network) => !isSample(`social.${network}`))
    .map((network) => ({ name: names[network], url: site.social[network] }))
}
