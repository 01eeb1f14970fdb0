import { readdirSync } from 'node:fs'
import { type Figure, figureSchema } from './figures/schema.ts'
import { readContents } from './read-content.ts'

const folder = 'content/figures'

const slugs = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))

/** The figures of posts, by slug; a post may have none. */
export const figures = new Map<string, Figure>(Object.entries(readContents(folder, slugs, figureSchema)))
