type Policy = { createHTML: (html: string) => string }

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined

/** The one policy by which a string becomes HTML in a browser (`trusted-types` in renderer/server/static-files/headers.ts). */
const policy =
  typeof trustedTypes === 'undefined' ? undefined : trustedTypes.createPolicy('site', { createHTML: (html) => html })

/** The build's own HTML, for `dangerouslySetInnerHTML`. */
export function trustHtml(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html }
}
