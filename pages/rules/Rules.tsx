import { FactTable } from '../shared/FactTable.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Section } from '../ui/Section.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { RulesData } from './load.ts'

export function Rules({ data }: { data: RulesData }) {
  const { columns, officialText, checked, passed, stop } = data.texts
  // Without a script the day of the last build counts, which the nightly build hook keeps at most a day old.
  // The day in the reader's own calendar. Sweden writes days as ISO does.
  const day = useHydrated() ? new Date().toLocaleDateString('sv-SE') : data.builtOn
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
                  <strong>{row.date}</strong>
                  <Space after={row.date} before={row.title} />
                  <Text of={row.title} />
                  {row.day < day && (
                    <>
                      {stop}
                      <Text as="small" of={passed} />
                    </>
                  )}
                </>,
                <Text key="what" of={row.what} />,
                <Text key="who" of={row.who} />,
                <>
                  <ExternalLink href={row.source} of={officialText} />
                  {stop}
                  <Text of={row.read} />
                  <Space after={row.read} />
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
