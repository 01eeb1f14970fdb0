/**
 * Hands the visitor a file that was made in the browser.
 *
 * @param name with its ending: `leads.csv`
 * @param type its media type: `text/csv`
 */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the URL after the click, so it is revoked in the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
