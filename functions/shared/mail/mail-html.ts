import { brand } from '../../../content/brand.ts'
import { site } from '../../../content/site.ts'
import type { Locale } from '../../../locales/locales.ts'
import { type Html, html } from '../http/html.ts'

/** What the HTML part of a mail says beyond its text. */
export type MailLook = {
  locale: Locale
  /** The largest words, such as the day and time of an appointment; else the subject. */
  heading?: string
  /** The words of the one button; its address stands alone in a paragraph of the text. */
  button?: { label: string; url: string }
}

/** Bytes of the HTML part. A longer mail, such as a message of a visitor, is its text alone. */
const mostBytes = 4096

const sans = '-apple-system,Segoe UI,Roboto,PingFang SC,Microsoft YaHei,Arial,sans-serif'
const serif = 'Georgia,Songti SC,SimSun,serif'

/** Five models, four rules, three persons. The last cell has the colour of the text, which is light on dark. */
export const inkLine = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td width="42%" style="border-top:6px solid ${brand.model};font-size:0">&nbsp;</td>
<td width="33%" style="border-top:6px solid ${brand.rule};font-size:0">&nbsp;</td>
<td style="border-top:6px solid;font-size:0">&nbsp;</td>
</tr></table>`

/**
 * Writes the HTML part of a mail from its text: the same words, with a heading and a button. No stylesheet, no picture, nothing
 * that is loaded. No colour of text or ground is set, so that each mail program takes its own, light or dark.
 *
 * @returns undefined where it would be too long
 */
export function writeHtml(
  subject: string,
  text: string,
  { locale, heading = subject, button }: MailLook,
): string | undefined {
  const paragraphs = text.trim().split('\n\n')
  const { markup } = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0">
<div style="max-width:560px;margin:auto;padding:24px 20px 32px;font:16px/1.6 ${sans}">
<p style="margin:0 0 28px;font:bold 19px ${serif}">${site.name}</p>
<h1 style="margin:0 0 20px;font:bold 32px/1.2 ${serif}">${heading}</h1>
${paragraphs.map((paragraph) => renderParagraph(paragraph, button))}
${inkLine}
</div>
</body>
</html>
`
  return Buffer.byteLength(markup) > mostBytes ? undefined : markup
}

function renderParagraph(paragraph: string, button: MailLook['button']): Html {
  if (button && paragraph === button.url) {
    const style = `display:inline-block;padding:12px 26px;border-radius:99px;background:${brand.model};color:#fff;font-weight:bold;text-decoration:none`
    return html`<p style="margin:24px 0"><a href="${button.url}" style="${style}">${button.label}</a></p>
`
  }
  if (paragraph === '---') return html`<hr>`
  return html`<p style="margin:0 0 16px">${paragraph.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${renderLine(line)}`)}</p>
`
}

/** A link of ours is written short: its token would fill lines. What a visitor typed stays text. */
function renderLine(line: string): string | Html {
  const url = line.startsWith('http') ? URL.parse(line) : null
  if (!url?.searchParams.has('token')) return line
  return html`<a href="${line}">${url.host}${url.pathname}</a>`
}
