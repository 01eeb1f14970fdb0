import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from './site.ts'

/** Pictures say what they show or that they show nothing, keep their place while they load, and are there. */
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
