import type { LocalizedFigure } from './get-figure.ts'
import { Parts } from './Parts.tsx'
import { Specimen, SpecimenFrame } from './Specimen.tsx'
import { Strip } from './Strip.tsx'
import { SystemDiagram } from './SystemDiagram.tsx'
import { Timeline } from './Timeline.tsx'

/** What a post says as a picture: a specimen, or one of the forms that only posts have. */
export function DrawnFigure({ figure }: { figure: LocalizedFigure }) {
  switch (figure.kind) {
    case 'timeline':
      return (
        <SpecimenFrame specimen={figure}>
          <Timeline events={figure.events} />
        </SpecimenFrame>
      )
    case 'parts':
      return (
        <SpecimenFrame specimen={figure}>
          <Parts groups={figure.groups} />
        </SpecimenFrame>
      )
    case 'strip':
      return (
        <SpecimenFrame specimen={figure}>
          <Strip figure={figure} />
        </SpecimenFrame>
      )
    case 'flow':
      return <SystemDiagram diagram={figure.diagram} />
    default:
      return <Specimen specimen={figure} />
  }
}
