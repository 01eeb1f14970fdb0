import { Home } from '../home/Home.tsx'
import type { HomeData } from '../home/load.ts'
import { PageIntro } from '../ui/PageIntro.tsx'

export function NotFound({ data }: { data: HomeData }) {
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Home data={data} level={2} />
    </>
  )
}
