import { contactFieldGroups, type SelectOptions } from '../../model/kinds/contact-fields.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'

export function composeText(data: FormData, options: SelectOptions<LocalizedText>): string {
  const read = (name: string) => String(data.get(name) ?? '').trim()
  const { lines, choices, paragraphs } = contactFieldGroups
  const chosen = choices.flatMap((name) => options[name].filter(({ value }) => value === read(name)))
  const parts = [
    ...paragraphs.map(read),
    lines.map(read).filter(Boolean).join('\n'),
    chosen.map(({ label }) => plainText(label)).join(' · '),
  ]
  return parts.filter(Boolean).join('\n\n')
}
