import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { unsubscribeMark } from '../../functions/newsletter/issue-mail.ts'
import { attributes, html } from '../../functions/shared/http/html.ts'
import { inkLine } from '../../functions/shared/mail/mailer.ts'
import type { IssueMail } from './render-issue.ts'

const sans = '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,PingFang SC,Microsoft YaHei,Arial,sans-serif'
const serif = 'Georgia,Songti SC,SimSun,serif'

// No colour of text or ground is set, so that each mail program takes its own, light or dark; lines and tints show on both.
const line = '1px solid #8c8c8c'
const tint = 'background-color:rgba(128,128,128,.14)'
const quiet = 'opacity:.78'

/** Mail programs drop stylesheets, so each element has its own style. */
const styles: Record<string, string> = {
  p: 'margin:0 0 16px',
  h2: `margin:36px 0 12px;font:bold 23px/1.3 ${serif}`,
  h3: `margin:28px 0 8px;font:bold 18px/1.35 ${sans}`,
  h4: `margin:24px 0 8px;font:bold 17px/1.35 ${sans}`,
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  li: 'margin:0 0 6px',
  a: 'text-decoration:underline;word-break:break-word',
  img: 'display:block;max-width:100%;height:auto;border:0',
  blockquote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #8c8c8c`,
  hr: `margin:32px 0;border:0;border-top:${line}`,
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px',
  th: `padding:6px 8px 6px 0;border-bottom:2px solid #8c8c8c;text-align:left;vertical-align:top`,
  td: `padding:6px 8px 6px 0;border-bottom:${line};vertical-align:top`,
  pre: `margin:0 0 16px;padding:12px;${tint};font:14px/1.5 Menlo,Consolas,monospace;white-space:pre-wrap;word-break:break-word`,
}

const inlineCode = `padding:1px 4px;${tint};font:15px Menlo,Consolas,monospace`

/** An issue as HTML that mail programs show: one column, no stylesheet, no script, nothing that is loaded but its pictures. */
export function writeMailHtml({ locale, language, words, tree, dateText, webUrl, homeUrl, foot }: IssueMail): string {
  const body = { markup: styleBody(tree) }
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title>
</head>
<body${attributes({ style: 'margin:0;padding:0' })}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:0 20px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td>${inkLine}</td></tr>
<tr><td lang="${language}" style="padding:24px 0 20px;font:17px/1.6 ${sans};text-align:left">
<p style="margin:0 0 24px;font-size:15px;${quiet}">${words.summary}</p>
<h1 style="margin:0 0 8px;font:bold 30px/1.2 ${serif}">${words.subject}</h1>
<p style="margin:0 0 28px;font-size:15px;${quiet}">${foot.name} · ${dateText}</p>
${body}
</td></tr>
<tr><td style="padding:20px 0 40px;border-top:${line};font:14px/1.6 ${sans};text-align:left">
<p style="margin:0 0 12px">${foot.why}<a href="${homeUrl}">${new URL(homeUrl).host}</a></p>
<p style="margin:0 0 12px"><a href="${webUrl}">${foot.readOnWeb}</a> · <a href="${unsubscribeMark}">${foot.unsubscribe}</a></p>
<p style="margin:0">${foot.sender}${foot.owner} · <a href="mailto:${foot.email}">${foot.email}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.markup
}

function styleBody(tree: Root): string {
  const copy = structuredClone(tree)
  visit(copy, 'element', (element, _index, parent) => {
    const isInline = element.tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre')
    const style = isInline ? inlineCode : styles[element.tagName]
    // Classes and marks are for stylesheets and scripts.
    const { href, src, alt, width, height, start, colSpan, align } = element.properties
    element.properties = { href, src, alt, width, height, start, colSpan, align, style }
  })
  return unified().use(rehypeStringify).stringify(copy)
}
