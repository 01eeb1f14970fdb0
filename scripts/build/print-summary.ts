import { listUnapprovedIssues } from '../../content/issues.ts'
import { listUnapprovedPosts } from '../../content/posts.ts'
import { leftOut } from '../../content/references.ts'
import { listSamples } from '../../content/samples.ts'
import { pages } from '../../pages/all-pages.ts'
import { budgets } from '../budgets.ts'
import { listLongDocuments } from './weigh.ts'

/** Prints what was built, the documents that are long, and what is left to do; the audit weighs the rest, which takes seconds. */
export function printSummary(folder: string, milliseconds: number) {
  console.log(`Built ${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s.`)
  printList(
    `Documents of more than ${toKilobytes(budgets.document).trim()} KB, which take a second round trip:`,
    listLongDocuments(folder).map(({ file, bytes }) => `${toKilobytes(bytes)} KB  ${file}`),
  )
  const samples = listSamples().length
  printList('Left out, because what it names is gone:', [...leftOut])
  if (samples > 0) console.log(`${samples} samples, which a public build refuses: \`npm run ready\` lists them.`)
  const waiting = listUnapprovedPosts().length + listUnapprovedIssues().length
  if (waiting > 0) console.log(`${waiting} posts and issues wait for approval, and a public build leaves them out.`)
}

function printList(heading: string, items: string[]) {
  if (items.length > 0) console.log(`${heading}\n${items.map((item) => `  ${item}`).join('\n')}`)
}

function toKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6)
}
