// https://vike.dev/onBeforePrerenderStart
import { getBuildId } from '../../renderer/server/build-id.ts'
import { writeOutputs } from '../../renderer/server/static-files/write-static-files.ts'
import { allPages } from '../all-pages.ts'

/** Runs once in a build, before the pages are rendered: the place to write what is not HTML. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  await writeOutputs('dist/client', getBuildId())
  return allPages.map((page) => page.path)
}
