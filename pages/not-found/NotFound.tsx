import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Home } from '../home/Home.tsx'
import type { LoaderData } from '../loaders.ts'

export function NotFound({ data }: { data: LoaderData['notFound'] }) {
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Home data={data} level={2} />
    </>
  )
}
