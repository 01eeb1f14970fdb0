import { Text } from '../Text.tsx'
import { Words } from '../Words.tsx'
import { MarkedText } from './MarkedText.tsx'
import type { SpecimenOf } from './Specimen.tsx'

/** A structured report with its gaps and contradictions. */
export function Report({ specimen, id }: { specimen: SpecimenOf<'report'>; id: string }) {
  return (
    <>
      <dl>
        {specimen.head.map(({ label, value }, index) => (
          <div key={index}>
            <dt>
              <Text of={label} />
            </dt>
            <dd>
              <Text of={value} />
            </dd>
          </div>
        ))}
      </dl>
      {specimen.sections.map(({ title, text }, index) => (
        <p key={index}>
          <strong>
            <Words of={title} />
          </strong>{' '}
          <MarkedText of={text} id={id} />
        </p>
      ))}
      <ol>
        {specimen.flags.map(({ text }, index) => (
          <li key={index}>
            <Text of={text} />
          </li>
        ))}
      </ol>
    </>
  )
}
