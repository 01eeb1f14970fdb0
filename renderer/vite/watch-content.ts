import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Tells the development server of the posts that content/read-post.ts reads from the disk. */
export function watchPosts(): Plugin {
  return {
    name: 'watch-posts',
    apply: 'serve',
    transform: {
      filter: { id: /\/content\/read-post\.ts$/ },
      handler() {
        for (const file of globSync('content/blog/*/*.md')) this.addWatchFile(resolve(file))
      },
    },
  }
}
