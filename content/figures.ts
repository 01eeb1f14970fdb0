import { defineContent } from './define.ts'
import { files } from './figures/index.ts'
import { type Figure, figureSchema } from './figures/schema.ts'

/** The figures of posts, by slug; each stands in `content/figures/<slug>.ts`. */
export const figures = new Map(
  Object.entries<Figure>(files).map(([slug, figure]) => [
    slug,
    defineContent(`content/figures/${slug}.ts`, figureSchema, figure),
  ]),
)
