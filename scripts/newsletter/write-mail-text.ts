import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { unsubscribeMark } from '../../functions/newsletter/issue-mail.ts'
import type { IssueMail } from './render-issue.ts'

/** An issue as plain text, with all addresses in full. */
export function writeMailText({ words, tree, dateText, webUrl, homeUrl, foot }: IssueMail): string {
  return `${[
    words.summary,
    words.subject,
    `${foot.name} · ${dateText}`,
    // Lines between the blocks of a list come with its indent.
    convert(unified().use(rehypeStringify).stringify(tree), options).replace(/ +$/gm, ''),
    '---',
    `${foot.why}${homeUrl}`,
    `${foot.readOnWeb}\n${webUrl}`,
    `${foot.unsubscribe}\n${unsubscribeMark}`,
    `${foot.sender}${foot.owner} · ${foot.email}`,
  ].join('\n\n')}\n`
}

/** Rows as lines: columns that fit a page do not fit a phone. */
const writeRow: FormatCallback = (row, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  for (const [index, cell] of row.children.filter(({ type }) => type === 'tag').entries()) {
    if (index > 0) builder.addInline(' | ')
    walk(cell.children, builder)
  }
  builder.closeBlock({ trailingLineBreaks: 1 })
}

const heading = { options: { uppercase: false, leadingLineBreaks: 2 } }

const options: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { writeRow },
  selectors: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...heading })),
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'img', options: { linkBrackets: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'writeRow' },
    { selector: 'sup', format: 'inlineSurround', options: { prefix: ' [', suffix: ']' } },
  ],
}
