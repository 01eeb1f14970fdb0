// https://vike.dev/onBeforePrerenderStart
import { getBuildId } from '../../renderer/build-id.ts'
import { writeOutputs } from '../../renderer/outputs/write-outputs.ts'
import { allPages } from '../all-pages.ts'

/** Runs once in a build, before the pages are rendered: the place to write what is not HTML. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  await writeOutputs('dist/client', getBuildId())
  return allPages.map((page) => page.path)
}
