import { useLingui } from '@lingui/react'
import type { OwnerField } from '../../model/kinds/legal.ts'
import { formatPhone } from '../../model/kit/format-phone.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Fact } from '../ui/Fact.tsx'
import lists from '../ui/lists.module.css'
import { Paragraphs, TextList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import texts from '../ui/texts.module.css'
import type { LegalPageData } from './load.ts'

type LegalSection = LegalPageData['sections'][number]

export function LegalPage({ data }: { data: LegalPageData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <p>
          <time dateTime={data.changed.day}>{i18n.t('legal.changed', { date: data.changed.text })}</time>
        </p>
      </PageIntro>
      {data.sections.map(({ id, title, intro, owner, records, list, paragraphs, links }) => (
        <Section key={id} id={id} title={title}>
          {intro && <Paragraphs items={intro} />}
          {owner && <OwnerRecord fields={owner} />}
          {records && <Records id={id} records={records} />}
          {list && <TextList items={list} />}
          {paragraphs && <Paragraphs items={paragraphs} />}
          {links?.map(({ text, url }) => (
            <p key={url}>
              <ExternalLink href={url} of={text} />
            </p>
          ))}
        </Section>
      ))}
    </>
  )
}

/** The owner's details; placeholders are marked, so that nobody takes them for facts. */
function OwnerRecord({ fields }: { fields: NonNullable<LegalSection['owner']> }) {
  const { i18n } = useLingui()
  return (
    <dl className={`${lists.rows} ${texts.paragraph}`}>
      {fields.map(({ field, value, isSample }) => (
        <Fact key={field} name={i18n.t(`legal.${field}`)}>
          <OwnerValue field={field} value={value} /> {isSample && <SampleMark />}
        </Fact>
      ))}
    </dl>
  )
}

/** Links the mail address and the phone number, because LSSI art. 10 requires direct contact. */
function OwnerValue({ field, value }: { field: OwnerField; value: LocalizedText }) {
  const text = <Text of={value} />
  if (field === 'email') return <a href={`mailto:${plainText(value)}`}>{text}</a>
  if (field === 'phone') return <a href={`tel:${plainText(value)}`}>{formatPhone(plainText(value))}</a>
  return text
}

type RecordsProps = { id: string; records: NonNullable<LegalSection['records']> }

/** A table as a list of labelled cells under each row's name, so that it is readable on a phone. */
function Records({ id, records: { labels, rows } }: RecordsProps) {
  return rows.map(({ name, code, cells }, index) => (
    <div key={index}>
      <h3 id={`${id}-${index + 1}`}>{code ? <code>{code}</code> : name && <Text of={name} />}</h3>
      <dl className={`${lists.rows} ${texts.paragraph}`}>
        {cells.map((cell, column) => (
          <Fact key={column} name={labels[column] ?? ''} of={cell} />
        ))}
      </dl>
    </div>
  ))
}
