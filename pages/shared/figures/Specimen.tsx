import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { LocalizedText } from '../../../content/localize.ts'
import type { Localized } from '../../../content/map-texts.ts'
import type { Specimen as SpecimenContent, specimenSchema } from '../../../content/specimens/schema.ts'
import { SampleMark } from '../../../renderer/ui/SampleMark.tsx'
import { Text } from '../../../renderer/ui/Text.tsx'
import { Agreement } from './Agreement.tsx'
import { Answer } from './Answer.tsx'
import { Claims } from './Claims.tsx'
import type { DrawnPlot } from './draw-plot.ts'
import { Extraction } from './Extraction.tsx'
import { Path } from './Path.tsx'
import { Plot } from './Plot.tsx'
import { Report } from './Report.tsx'
import { Revision } from './Revision.tsx'
import { Scorecard } from './Scorecard.tsx'
import styles from './Specimen.module.css'
import { Trace } from './Trace.tsx'

/** Plots come drawn: see `drawPlot`. */
export type LocalizedSpecimen = Exclude<Localized<v.InferOutput<typeof specimenSchema>>, { kind: 'plot' }> | DrawnPlot

/** A specimen of one kind, in the page's language. */
export type SpecimenOf<Kind extends SpecimenContent['kind']> = Extract<LocalizedSpecimen, { kind: Kind }>

type SpecimenProps = {
  specimen: LocalizedSpecimen
  /** Differs between the figures of a page; the ids of their items begin with it. */
  id?: string
}

/** A piece of the work itself: a figure with its title, the mark of an example where it is one, and a caption. */
export function Specimen({ specimen, id = 'specimen' }: SpecimenProps) {
  return (
    <SpecimenFrame specimen={specimen} id={id} look={'look' in specimen ? specimen.look : undefined}>
      <Body specimen={specimen} id={id} />
    </SpecimenFrame>
  )
}

type FrameProps = {
  specimen: { kind: string; title: LocalizedText; caption: LocalizedText; isExample: boolean }
  id?: string
  look?: string | undefined
  children: ReactNode
}

/** The figure around a specimen, with its words. */
export function SpecimenFrame({ specimen: { kind, title, caption, isExample }, id, look, children }: FrameProps) {
  return (
    <figure id={id} className={styles.figure} data-kind={kind} data-look={look}>
      <p className={styles.title}>
        <Text of={title} /> {isExample && <SampleMark isExample />}
      </p>
      {children}
      <figcaption className={styles.caption}>
        <Text of={caption} />
      </figcaption>
    </figure>
  )
}

function Body({ specimen, id }: { specimen: LocalizedSpecimen; id: string }) {
  switch (specimen.kind) {
    case 'agreement':
      return <Agreement specimen={specimen} />
    case 'claims':
      return <Claims specimen={specimen} />
    case 'path':
      return <Path specimen={specimen} />
    case 'plot':
      return <Plot plot={specimen} />
    case 'revision':
      return <Revision specimen={specimen} id={id} />
    case 'extraction':
      return <Extraction specimen={specimen} id={id} />
    case 'answer':
      return <Answer specimen={specimen} id={id} />
    case 'trace':
      return <Trace specimen={specimen} id={id} />
    case 'report':
      return <Report specimen={specimen} id={id} />
    case 'scorecard':
      return <Scorecard specimen={specimen} />
  }
}
