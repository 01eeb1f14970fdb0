import { type ConsentKind, consentVersions, runningVersions } from '../../model/consent-versions.ts'

type Hashes = Record<string, string>

/**
 * The hashes of all versions, with those of the words that the forms show today under the running ones.
 *
 * @param hash the words of a form in each language
 * @param isPublic whether the site can have been published: then nobody's consent may get other words
 * @returns the versions whose words have changed although they are published, too: they keep their hashes
 */
export function renewConsentHashes(
  hash: (kind: ConsentKind) => Hashes,
  isPublic: boolean,
  versions = consentVersions,
): { hashes: typeof consentVersions; changed: string[] } {
  const hashes = structuredClone(versions)
  const changed: string[] = []
  for (const kind of Object.keys(versions) as ConsentKind[]) {
    const version = runningVersions[kind]
    const [old, present] = [versions[kind][version], hash(kind)]
    if (old === undefined || !isPublic) hashes[kind][version] = present
    else if (JSON.stringify(old) !== JSON.stringify(present)) changed.push(`${kind} ${version}`)
  }
  return { hashes, changed }
}
