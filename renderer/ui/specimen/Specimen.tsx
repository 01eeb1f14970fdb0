import type * as v from 'valibot'
import type { Localized } from '../../../content/map-texts.ts'
import type { Specimen as SpecimenContent, specimenSchema } from '../../../content/specimens/schema.ts'
import { SampleMark } from '../SampleMark.tsx'
import { Text } from '../Text.tsx'
import { Report } from './Report.tsx'
import styles from './Specimen.module.css'

export type LocalizedSpecimen = Localized<v.InferOutput<typeof specimenSchema>>

/** A specimen of one kind, in the page's language. */
export type SpecimenOf<Kind extends SpecimenContent['kind']> = Extract<LocalizedSpecimen, { kind: Kind }>

/** A piece of the work itself: a figure with its title, the mark of an example where it is one, and a caption. */
export function Specimen({ specimen }: { specimen: LocalizedSpecimen }) {
  return (
    <figure className={styles.figure} data-kind={specimen.kind}>
      <p className={styles.title}>
        <Text of={specimen.title} /> {specimen.isExample && <SampleMark isExample />}
      </p>
      <Body specimen={specimen} />
      <figcaption className={styles.caption}>
        <Text of={specimen.caption} />
      </figcaption>
    </figure>
  )
}

function Body({ specimen }: { specimen: LocalizedSpecimen }) {
  switch (specimen.kind) {
    case 'report':
      return <Report specimen={specimen} />
    default:
      return null
  }
}
