import { renewConsentHashes } from '../../authoring/extract/consent-hashes.ts'
import { listContentCatalogs } from '../../authoring/extract/list-catalogs.ts'
import { hashConsentTexts } from '../../functions/shared/data/consent-texts.ts'
import { courseChangesFile, recordCourseChanges } from '../../model/course-changes.ts'
import { listCourses } from '../../model/kinds/courses.ts'
import { published } from '../../model/kinds/published-urls.ts'
import { today } from '../../model/today.ts'
import { findOwnerFile, ownerFolder } from '../../owner-files.ts'
import { syncCatalogs, writeChanged } from './sync-catalogs.ts'

// Brings what is derived from the content up to date with it. A change of the owner's files is planned with this alone
// (authoring/setup/plan-changes.ts), because it changes nothing of the interface.

export const contentCatalogs = syncCatalogs(listContentCatalogs(), 'locales/*/content/**/*.po', ownerFolder)

// While no address was ever published, nobody can have agreed to the words of a form.
const { hashes, changed } = renewConsentHashes(hashConsentTexts, Object.keys(published).length > 0, today())
writeChanged(findOwnerFile('content/consent-hashes.json'), `${JSON.stringify(hashes, undefined, 2)}\n`)
writeChanged(findOwnerFile(courseChangesFile), `${JSON.stringify(recordCourseChanges(listCourses()), undefined, 2)}\n`)

/** Versions of forms whose words were agreed to and have changed. */
export const changedConsents = changed
