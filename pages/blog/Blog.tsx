import type { BlogData } from './load.ts'
import { PostBrowser } from './PostBrowser.tsx'

export function Blog({ data }: { data: BlogData }) {
  return <PostBrowser {...data} />
}
