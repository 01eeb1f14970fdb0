import { FactTable } from '../shared/FactTable.tsx'
import { Link } from '../ui/Link.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { ListSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import type { PricesData } from './load.ts'

export function Prices({ data }: { data: PricesData }) {
  const { service, oneDay, twoDays, program } = data.columns
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={data.table} id="prices">
        {data.isSample && (
          <p>
            <SampleMark />
          </p>
        )}
        <FactTable
          caption={data.table}
          columns={[service, oneDay, twoDays, program]}
          rows={data.rows.map(({ slug, name, amounts }) => ({
            id: slug,
            cells: [
              <Link key="name" to="service" params={{ service: slug }} of={name} />,
              ...amounts.map((amount, index) =>
                amount ? (
                  <span key={index}>
                    {amount.net}
                    <small className="quiet">{amount.total}</small>
                  </span>
                ) : null,
              ),
            ],
          }))}
        />
        <Text as="p" of={data.commitsNobody} />
      </Section>
      <ListSection id="covers" {...data.covers} />
      <ListSection id="excludes" {...data.excludes} />
      <ListSection id="ranges" {...data.ranges} />
    </>
  )
}
