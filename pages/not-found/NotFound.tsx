import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Home } from '../home/Home.tsx'
import type { NotFoundData } from './load.ts'

export function NotFound({ data }: { data: NotFoundData }) {
  return (
    <>
      <PageIntro {...data.notice} />
      <Home data={data.home} level={2} />
    </>
  )
}
