import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from './site.ts'

/** Images exist and have an `alt` (empty for decoration) and a size. */
export const images: Rule = ({ folder, documents }) =>
  [...documents.values()].flatMap(({ file, $ }) =>
    $('img')
      .toArray()
      .flatMap(({ attribs }) => [
        ...(attribs.alt === undefined
          ? [`${file}: ${attribs.src} has no alt text; write alt="" where it adds nothing`]
          : []),
        ...(attribs.width && attribs.height
          ? []
          : [`${file}: ${attribs.src} has no width and height, the page would jump`]),
        ...(attribs.src?.startsWith('/') && existsSync(join(folder, attribs.src))
          ? []
          : [`${file}: ${attribs.src} is not a file of the site`]),
      ]),
  )
