import { type ConsentKind, consentVersions, runningVersions } from '../../model/consent-versions.ts'

/**
 * The hashes of all versions, with those of the words that the forms show today under the running ones.
 *
 * @param hash the words of a form in each language
 * @param isPublished whether the site was ever published: then nobody's consent may get other words, and a change is a version of its own
 * @param day on which it begins
 * @returns the new versions of words that were published, too
 */
export function renewConsentHashes(
  hash: (kind: ConsentKind) => Record<string, string>,
  isPublished: boolean,
  day: string,
  versions = consentVersions,
): { hashes: typeof consentVersions; changed: string[] } {
  const hashes = structuredClone(versions)
  const changed: string[] = []
  for (const kind of Object.keys(versions) as ConsentKind[]) {
    const version = runningVersions[kind]
    const [old, present] = [versions[kind][version], hash(kind)]
    if (old === undefined || !isPublished) hashes[kind][version] = present
    else if (JSON.stringify(old) !== JSON.stringify(present)) {
      const same = Object.keys(versions[kind]).filter((known) => known.startsWith(day)).length
      const name = same === 0 ? day : `${day}-${same + 1}`
      hashes[kind][name] = present
      changed.push(`${kind} ${name}`)
    }
  }
  return { hashes, changed }
}
