import { type LocalizedText, plainText } from '../../model/kit/localize.ts'

/** Makes a form a tool that agents in the browser fill in (https://developer.chrome.com/docs/ai/webmcp/declarative-api). */
export function describeTool(name: string, description: LocalizedText) {
  return { toolname: name, tooldescription: plainText(description) }
}

/** An attribute of a field of such a form; without it an agent reads its label. */
export function describeToolField(description: LocalizedText | undefined) {
  return description && { toolparamdescription: plainText(description) }
}
