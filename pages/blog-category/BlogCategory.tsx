import { PostBrowser } from '../blog/PostBrowser.tsx'
import type { BlogCategoryData } from './load.ts'

export function BlogCategory({ data }: { data: BlogCategoryData }) {
  return <PostBrowser {...data} />
}
