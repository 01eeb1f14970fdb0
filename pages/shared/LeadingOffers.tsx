import type { LocalizedText } from '../../content/localize.ts'
import type { ServiceSlug } from '../../content/slugs.ts'
import { Card } from '../../renderer/ui/Card.tsx'
import { Link } from '../../renderer/ui/Link.tsx'
import { Cards } from '../../renderer/ui/lists.tsx'
import { Text } from '../../renderer/ui/Text.tsx'

type LeadingOffer = { title: LocalizedText; text: LocalizedText; service?: ServiceSlug | undefined }

/** What most visitors come for, before the list of all services. */
export function LeadingOffers({ offers }: { offers: LeadingOffer[] }) {
  return (
    <Cards>
      {offers.map(({ title, text, service }, index) => (
        <Card
          key={index}
          title={
            service ? (
              <Link to="service" params={{ service }}>
                <Text of={title} />
              </Link>
            ) : (
              <Link to="corporate">
                <Text of={title} />
              </Link>
            )
          }
        >
          <Text of={text} />
        </Card>
      ))}
    </Cards>
  )
}
