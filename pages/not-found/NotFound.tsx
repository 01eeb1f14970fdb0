import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Home } from '../home/Home.tsx'
import type { LoaderData } from '../loaders.ts'

export function NotFound({ data }: { data: LoaderData['notFound'] }) {
  return (
    <>
      <PageIntro {...data.notice} />
      <Home data={data.home} level={2} />
    </>
  )
}
