import { FactTable } from '../shared/FactTable.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { RulesData } from './load.ts'

/** Dates of the law, each with its source and the day on which it was checked. */
export function Rules({ data }: { data: RulesData }) {
  const { columns, officialText, checked, stop } = data.texts
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      {data.regions.map(({ id, title, rows }) => (
        <Section key={id} id={id} title={title}>
          <FactTable
            caption={title}
            columns={[columns.rule, columns.what, columns.who, columns.source]}
            rows={rows.map((row) => ({
              id: row.id,
              cells: [
                <>
                  <strong>{row.date}</strong> <Text of={row.title} />
                  {row.passed && (
                    <>
                      {' '}
                      <Text as="small" of={row.passed} />
                    </>
                  )}
                </>,
                <Text key="what" of={row.what} />,
                <Text key="who" of={row.who} />,
                <>
                  <ExternalLink href={row.source} of={officialText} /> <Text of={row.read} />{' '}
                  {row.report && (
                    <>
                      <ExternalLink href={row.report.url}>{row.report.by}</ExternalLink>
                      {stop}
                    </>
                  )}
                  <Text of={checked} /> {row.checked}
                </>,
              ],
            }))}
          />
        </Section>
      ))}
    </>
  )
}
