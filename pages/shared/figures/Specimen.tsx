import type { ComponentType } from 'react'
import type { LocalizedFigure } from '../../data/get-figure.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Text } from '../../ui/Text.tsx'
import { Agreement } from './Agreement.tsx'
import { Answer } from './Answer.tsx'
import { Claims } from './Claims.tsx'
import { Extraction } from './Extraction.tsx'
import { figureId } from './MarkedText.tsx'
import { Parts } from './Parts.tsx'
import { Path } from './Path.tsx'
import { Plot } from './Plot.tsx'
import { Report } from './Report.tsx'
import { Revision } from './Revision.tsx'
import { Scorecard } from './Scorecard.tsx'
import styles from './Specimen.module.css'
import { Strip } from './Strip.tsx'
import { SystemDiagram } from './SystemDiagram.tsx'
import { Table } from './Table.tsx'
import { Timeline } from './Timeline.tsx'
import { Trace } from './Trace.tsx'

const bodies = {
  agreement: Agreement,
  answer: Answer,
  claims: Claims,
  extraction: Extraction,
  parts: Parts,
  path: Path,
  plot: Plot,
  report: Report,
  revision: Revision,
  scorecard: Scorecard,
  strip: Strip,
  table: Table,
  timeline: Timeline,
  trace: Trace,
}

export function Specimen({ specimen }: { specimen: LocalizedFigure }) {
  if (specimen.kind === 'flow') return <SystemDiagram diagram={specimen.diagram} />
  const { kind, title, caption, isExample } = specimen
  // Cast: the compiler does not see that each gets its own kind.
  const Body = bodies[kind] as ComponentType<{ specimen: LocalizedFigure }>
  return (
    <figure
      id={figureId}
      className={styles.figure}
      data-kind={kind}
      data-look={'look' in specimen ? specimen.look : undefined}
    >
      <p className={styles.title}>
        <Text of={title} />
        {isExample && <SampleMark isExample after={title} />}
      </p>
      <Body specimen={specimen} />
      <Text as="figcaption" className={styles.caption} of={caption} />
    </figure>
  )
}
