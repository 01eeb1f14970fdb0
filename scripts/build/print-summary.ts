import { listUnapprovedIssues } from '../../content/issues.ts'
import { listUnapprovedPosts } from '../../content/posts.ts'
import { describeSample, listSamples } from '../../content/samples.ts'
import { pages } from '../../pages/all-pages.ts'
import { budgets } from '../budgets.ts'
import { listLongDocuments, weighPage, weighSite } from './weigh.ts'

/** Prints what was built, its weight beside its budget, and the samples that are left. */
export function printSummary(folder: string, milliseconds: number) {
  console.log(`Built ${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s.`)
  const home = weighPage(folder, 'index.html')
  const weights = [
    { name: 'JavaScript, home', bytes: home.javaScript, budget: budgets.javaScript },
    { name: 'document, home, without its <main>', bytes: home.frame, budget: budgets.frame },
    ...weighSite(folder),
  ]
  for (const { name, bytes, budget } of weights) {
    console.log(`  ${name.padEnd(40)} ${toKilobytes(bytes)} of ${toKilobytes(budget)} KB brotli`)
  }
  printList(
    `Documents of more than ${toKilobytes(budgets.document).trim()} KB, which take a second round trip:`,
    listLongDocuments(folder).map(({ file, bytes }) => `${toKilobytes(bytes)} KB  ${file}`),
  )
  printList('Samples, which a public build refuses:', listSamples().map(describeSample))
  printList('Posts and issues of the newsletter that wait for approval, which a public build leaves out:', [
    ...listUnapprovedPosts().map((file) => `post: ${file}`),
    ...listUnapprovedIssues().map((file) => `issue: ${file}`),
  ])
}

function printList(heading: string, items: string[]) {
  if (items.length > 0) console.log(`${heading}\n${items.map((item) => `  ${item}`).join('\n')}`)
}

function toKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6)
}
