import { existsSync } from 'node:fs'
import { postSlugs } from '../../content/posts.ts'
import { caseStudySlugs, cityServiceSlugs, citySlugs, serviceSlugs } from '../../content/slugs.ts'

const folders = {
  services: serviceSlugs,
  'case-studies': caseStudySlugs,
  cities: citySlugs,
  'city-services': cityServiceSlugs,
  specimens: serviceSlugs,
  // A post may have none.
  figures: postSlugs.filter((slug) => existsSync(`content/figures/${slug}.ts`)),
}

export const indexFolders = Object.keys(folders) as Array<keyof typeof folders>

/** The source of `content/<folder>/index.ts`: the files of all slugs, so that a new one is written in one place only. */
export function createIndex(folder: keyof typeof folders): string {
  const files = folders[folder].map((slug) => {
    const file = slug.replace('/', '-')
    return { slug, file, name: file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) }
  })
  const imports = files
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, name }) => `import { ${name} } from './${file}.ts'`)
  const entries = files.map(({ slug, name }) =>
    slug === name ? `  ${name},` : `  ${/\W/.test(slug) ? `'${slug}'` : slug}: ${name},`,
  )
  return `// Written by \`npm run extract\`: the files of this folder.

${imports.join('\n')}

export const files = {
${entries.join('\n')}
}
`
}
