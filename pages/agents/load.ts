import { localizePath } from '../../locales/paths.ts'
import { agentTexts } from '../../model/kinds/agents.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { getSiteUrl } from '../data/site-url.ts'

export type AgentsData = PageMeta & ReturnType<typeof loadAgents>

export function loadAgents({ locale }: LoadContext) {
  const address = `${getSiteUrl()}/mcp`
  const name = new URL(getSiteUrl()).hostname
  return {
    texts: localizeContent(locale, agentTexts),
    llmsPath: localizePath('/llms.txt', locale),
    address,
    /** The name that most clients use; it is no text. */
    configuration: JSON.stringify({ mcpServers: { [name]: { type: 'http', url: address } } }, null, 2),
  }
}
