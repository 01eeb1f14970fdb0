import { extractor as babelExtractor } from '@lingui/cli/api'
import { defineConfig, type ExtractorType } from '@lingui/conf'
import { contentCatalogs, listTexts } from './content/catalogs.ts'
import { common } from './lingui.catalogs.ts'

/**
 * Interface texts: each catalog with the places that use its ids. An id begins with the name of its catalog, so a
 * text's id tells where it is shown and in which file it is translated.
 */
export const interfaceCatalogs: Record<string, string[]> = {
  header: ['renderer/layout/header'],
  footer: ['renderer/layout/Footer.tsx', 'renderer/layout/ThemeSwitch.tsx'],
  page: ['renderer/shared/RoutingError.tsx', 'renderer/layout/Layout.tsx', 'renderer/ui', 'pages/shared'],
  cta: ['renderer/ui/CallToAction.tsx'],
  home: ['pages/home/Home.tsx', 'pages/home/Claims.tsx', 'pages/home/ServicesShowcase.tsx'],
  hero: ['pages/home/Hero.tsx'],
  skills: ['pages/home/Skills.tsx'],
  experience: ['pages/home/Experience.tsx'],
  testimonials: ['pages/home/Testimonials.tsx'],
  services: ['pages/services', 'pages/service'],
  caseStudies: ['pages/case-studies', 'pages/case-study'],
  training: ['pages/training', 'pages/corporate'],
  locations: ['pages/locations', 'pages/city', 'pages/city-service'],
  projects: ['pages/projects'],
  blog: ['pages/blog', 'pages/post'],
  search: ['pages/search'],
  legal: ['pages/legal'],
}

/** Texts of the demos, kept out of the site's own: a demo loads its own words and those that all demos share. */
export const demoCatalogs: Record<string, string[]> = {
  demo: ['demos/shared'],
  autoclient: ['demos/autoclient'],
  spreadsheet: ['demos/spreadsheet'],
  cryptoagent: ['demos/cryptoagent'],
  banking: ['demos/banking'],
  apollomedical: ['demos/apollomedical'],
}

/** Texts that functions answer with or mail. */
export const functionCatalogs: Record<string, string[]> = {
  mail: ['functions/contact', 'functions/shared'],
  assistant: ['functions/chat'],
}

/** Extracts the texts of `content/`, whose ids follow from their place in the data (content/localize.ts). */
const contentExtractor: ExtractorType = {
  match: (filename) => /[\\/]content[\\/][\w-]+\.ts$/.test(filename),
  extract(filename, _code, onMessageExtracted) {
    const catalog = filename.replace(/^.*[\\/]|\.ts$/g, '')
    for (const { id, english } of listTexts(catalog)) {
      onMessageExtracted({ id, message: english, comment: english, origin: [filename, 0], placeholders: {} })
    }
  },
}

/** A file that a catalog names is its own, even where it lies in another catalog's folder. */
function listFilesOfOthers(name: string): string[] {
  return Object.entries(interfaceCatalogs)
    .filter(([other]) => other !== name)
    .flatMap(([, include]) => include.filter((path) => path.endsWith('.tsx')).map((path) => `<rootDir>/${path}`))
}

/** @param folder below `locales/<locale>/`, with a slash at its end */
function createCatalogs(folder: string, catalogs: Record<string, string[]>) {
  return Object.entries(catalogs).map(([name, include]) => ({
    path: `<rootDir>/locales/{locale}/${folder}${name}`,
    include: include.map((path) => `<rootDir>/${path}`),
    exclude: ['**/*.test.*', '**/*.e2e.*', ...listFilesOfOthers(name)],
  }))
}

export default defineConfig({
  ...common,
  orderBy: 'messageId',
  catalogs: [
    ...createCatalogs('', interfaceCatalogs),
    ...createCatalogs('demos/', demoCatalogs),
    ...createCatalogs('functions/', functionCatalogs),
    ...Object.keys(contentCatalogs).map((name) => ({
      path: `<rootDir>/locales/{locale}/content/${name}`,
      include: [`<rootDir>/content/${name}.ts`],
    })),
  ],
  extractors: [contentExtractor, babelExtractor],
})
