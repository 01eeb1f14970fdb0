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
  return [
    ...(isPublic ? problems : []).map(({ name, message }) => leave('variable', { id: name, file }, message)),
    ...listMissingForMail(environment).map((id) => leave('setting', { id, file }, tell('ready.unset'))),
    ...(isPublic && environment.VISITOR_MAILS_HOURLY === 0
      ? [leave('setting', { id: 'VISITOR_MAILS_HOURLY', file }, tell('ready.noMails'))]
      : []),
    ...(await listLeftOfContent(isPublic && !isHiddenBuild(environment)).catch(describeErrors)),
  ]
}

/** The content is loaded here, so that one that does not fit its schema is a line among others. */
async function listLeftOfContent(isPublic: boolean): Promise<Left[]> {
  const { listInAllLanguages } = await import('../texts/list-texts.ts')
  const { listWrongTexts } = await import('./list-wrong-texts.ts')
  const texts = listInAllLanguages()
  const wrong = listWrongTexts(texts)
  if (!isPublic) return wrong
  // Other builds need not load its modules, which takes a tenth of a second.
  const { listLeftInContent } = await import('./list-left-in-content.ts')
  return [...wrong, ...listLeftInContent(texts)]
}

function describeErrors(error: unknown): Left[] {
  return listProblems(error).map((problem) => {
    return leave('content', { id: problem.field ?? '', file: problem.file }, describeFault(problem))
  })
}
