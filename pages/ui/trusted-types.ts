type Policy = Record<'createHTML' | 'createScript', (text: string) => string>

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined

const keep = (text: string) => text

/** The one policy by which a string becomes HTML or a script in a browser (renderer/server/static-files/headers.ts names it). */
const policy =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('site', { createHTML: keep, createScript: keep })

/** The build's own HTML, for `dangerouslySetInnerHTML`. */
export const trustHtml = (html: string) => ({ __html: policy?.createHTML(html) ?? html })

export const trustScript = (text: string) => policy?.createScript(text) ?? text
