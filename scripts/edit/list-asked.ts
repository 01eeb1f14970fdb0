import { parseEnvironment } from '../../environment.ts'
import { readWeek } from '../../functions/owner/visits.ts'
import { type Html, html } from '../../html.ts'
import { withDeployedDatabase } from '../shared/with-database.ts'

/** The topics of the week that the published site could not answer, each with the place to write it; undefined without its database. */
export async function listAsked(): Promise<Html | undefined> {
  const { NETLIFY_DB_URL } = parseEnvironment(process.env)
  const week = NETLIFY_DB_URL ? await withDeployedDatabase(NETLIFY_DB_URL, readWeek).catch(() => undefined) : undefined
  const topics = week?.find(({ id }) => id === 'topics')
  return (
    topics &&
    html`<h3>${topics.title}: ${topics.total}</h3>
      <ul>${topics.parts.map(({ text, path, count }) => html`<li>${path ? html`<a href="${path}">${text}</a>` : text}: ${count}</li>`)}</ul>`
  )
}
