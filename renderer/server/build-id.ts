import { parseEnvironment } from '../../environment.ts'

/**
 * Names this build after its inputs. Page data lies in a folder of this name, so that a page of an older build never
 * meets the data of a newer one: it gets a 404 and loads the whole document.
 */
export function getBuildId(): string {
  const { BUILD_ID } = parseEnvironment(process.env)
  if (!BUILD_ID)
    throw new Error('BUILD_ID is not set: build with `npm run build`, which names the build after its inputs')
  return BUILD_ID
}
