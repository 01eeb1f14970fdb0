import { listSamples } from '../../content/samples.ts'
import { pages } from '../../pages/all-pages.ts'
import { budgets } from '../budgets.ts'
import { weighPage, weighSite } from './weigh.ts'

/** Prints what was built, its weight beside its budget, and the samples that are left. */
export function printSummary(folder: string, milliseconds: number) {
  console.log(`Built ${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s.`)
  const home = weighPage(folder, 'index.html')
  const weights = [
    { name: 'JavaScript, home', bytes: home.javaScript, budget: budgets.javaScript },
    { name: 'document, home', bytes: home.document, budget: budgets.document },
    ...weighSite(folder),
  ]
  for (const { name, bytes, budget } of weights) {
    console.log(`  ${name.padEnd(40)} ${toKilobytes(bytes)} of ${toKilobytes(budget)} KB brotli`)
  }
  const samples = listSamples()
  if (samples.length === 0) return
  console.log(`Still invented, to be replaced by the owner:\n${samples.map((sample) => `  ${sample}`).join('\n')}`)
}

function toKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6)
}
