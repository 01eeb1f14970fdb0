import { listSamples } from '../../content/samples.ts'
import { allPages } from '../../pages/all-pages.ts'
import { measureBuild } from './weigh.ts'

/** Prints what was built, its weight and the samples that are left. */
export function printSummary(folder: string, milliseconds: number) {
  console.log(`Built ${allPages.length} pages in ${(milliseconds / 1000).toFixed(1)} s.`)
  for (const { label, bytes } of measureBuild(folder)) {
    console.log(`  ${label.padEnd(34)} ${(bytes / 1024).toFixed(1).padStart(7)} KB brotli`)
  }
  const samples = listSamples()
  if (samples.length === 0) return
  console.log(`Still invented, to be replaced by the owner:\n${samples.map((sample) => `  ${sample}`).join('\n')}`)
}
