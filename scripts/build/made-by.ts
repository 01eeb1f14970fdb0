/** The code that makes each kind of what a build keeps for the next one: files, or folders for code that looks for files by a pattern. */
export const madeBy = {
  site: ['lingui.config.ts', 'pages', 'renderer', 'vite.config.ts'],
  demos: ['demos', 'lingui.config.ts'],
  document: ['pages', 'renderer', 'scripts/build/weigh.ts', 'vite.config.ts'],
  article: ['pages/data/render-markdown.ts'],
  feed: ['renderer/server/static-files/feeds.ts'],
  icon: ['scripts/build/pictures/draw-icon.ts'],
  picture: ['scripts/build/pictures/draw-card.ts'],
  search: ['renderer/server/static-files/search-files.ts'],
  texts: ['renderer/server/create-texts.ts'],
} as const satisfies Record<string, readonly string[]>

export type MadeKind = keyof typeof madeBy

/** Packages and how they are used, on which every kind depends beside its code. */
export const forAll = ['package-lock.json', 'tsconfig.json']

/** The owner's files that modules read when they are loaded, whoever imports them: languages, colours, and the names of pages. */
export const ownersForAll = ['content/site.json', 'content/brand.json', 'content/slugs.json']
