import { FactTable } from '../shared/FactTable.tsx'
import { MoreLink } from '../shared/MoreLink.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Space } from '../ui/Space.tsx'
import { Text } from '../ui/Text.tsx'
import type { EvidenceData } from './load.ts'

export function Evidence({ data }: { data: EvidenceData }) {
  const { claims, texts } = data
  const { figure, scope, period, method, confirmedBy } = texts.columns
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section title={texts.title} id="claims">
        <FactTable
          caption={texts.title}
          columns={[figure, scope, period, method, confirmedBy]}
          rows={claims.map((claim) => ({
            id: claim.id,
            cells: [
              <>
                <Text as="strong" of={claim.value} /> <Text of={claim.label} />
                {claim.sample && <SampleMark after={claim.label} />}
              </>,
              <Text key="scope" of={claim.scope} />,
              // Cells that say the same are one.
              claim.period ?? <Text key="period" of={claim.basis} />,
              claim.evidence ? (
                <>
                  <Text of={claim.evidence.method} />
                  <Space after={claim.evidence.method} />
                  <Text of={claim.evidence.source} />
                  {claim.count}
                </>
              ) : (
                claim.period && <Text key="method" of={claim.basis} />
              ),
              (claim.confirmedBy ?? claim.period) && (
                <Text key="confirmedBy" of={claim.confirmedBy ?? texts.undocumented} />
              ),
            ],
          }))}
        />
        <MoreLink to="rules" of={data.rules} />
      </Section>
    </>
  )
}
