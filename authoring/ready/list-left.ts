import { type Environment, isHiddenBuild, isPublicBuild, listMissingForMail, type Problem } from '../../environment.ts'
import { describeFault, listProblems } from '../../owner-error.ts'
import { type Left, leave } from '../files/left.ts'

/**
 * Everything that a build with this environment refuses, at once: nobody should meet one kind after another.
 *
 * @param problems variables with wrong values, which count as unset where nobody else sees the site
 */
export async function listLeft(environment: Environment, problems: Problem[]): Promise<Left[]> {
  const words = await import('../../locales/owner.ts').catch(describeErrors)
  // Without content/site.json the owner's language is not known, nor much else.
  if (Array.isArray(words)) return words
  const { tell } = words
  const file = 'environment.ts'
  const isPublic = isPublicBuild(environment)
  // The content is loaded here, so that one that does not fit its schema is a line among others.
  const content = import('./list-left-in-content.ts').then(({ listLeftInContent }) =>
    listLeftInContent(isPublic && !isHiddenBuild(environment)),
  )
  return [
    ...(isPublic ? problems : []).map(({ name, message }) => leave('variable', { id: name, file }, message)),
    ...listMissingForMail(environment).map((id) => leave('setting', { id, file }, tell('ready.unset'))),
    ...(isPublic && environment.VISITOR_MAILS_HOURLY === 0
      ? [leave('setting', { id: 'VISITOR_MAILS_HOURLY', file }, tell('ready.noMails'))]
      : []),
    ...(await content.catch(describeErrors)),
  ]
}

function describeErrors(error: unknown): Left[] {
  return listProblems(error).map((problem) => {
    return leave('content', { id: problem.field ?? '', file: problem.file }, describeFault(problem))
  })
}
