import { useLingui } from '@lingui/react'
import { getLanguageTag } from '../../../locales/language-tag.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import { finishMarkedText } from '../../../model/kit/marked-text.ts'
import type { FigureOf } from '../../data/get-figure.ts'
import { Space } from '../../ui/Space.tsx'
import { Text } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { getItemId, MarkedText } from './MarkedText.tsx'
import styles from './Revision.module.css'

export function Revision({ specimen }: { specimen: FigureOf<'revision'> }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { look, head, byLocale } = specimen
  const own = byLocale?.[locale] ?? Object.values(byLocale ?? {})[0]
  const paragraphs: LocalizedText[] = own?.paragraphs ?? specimen.paragraphs.map(({ text }) => text)
  const finished = paragraphs.map((text) => finishMarkedText(plainText(text))).filter(Boolean)
  const notes = own?.notes ?? specimen.notes
  return (
    <div className={styles[look]}>
      <div className={styles.text} lang={own && getLanguageTag(own.language)}>
        {head && <Text as="p" className={styles.head} lang={own && getLanguageTag(locale)} of={head} />}
        {paragraphs.map((text, index) => (
          <p key={index}>
            <MarkedText of={text} />
          </p>
        ))}
        {look === 'prompt' && (
          <p className={styles.copy}>
            <button type="button" data-copy={finished.join('\n')} data-done={i18n.t('specimen.copied')}>
              {i18n.t('specimen.copy')}
            </button>
          </p>
        )}
      </div>
      <ol className={styles.notes}>
        {notes.map(({ label, text }, index) => (
          <li key={index} id={getItemId(index + 1)}>
            {label && <Text as="strong" of={label} />}
            <Space after={label ?? ''} />
            <Text of={text} />
          </li>
        ))}
      </ol>
    </div>
  )
}
