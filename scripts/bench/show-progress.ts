/** A line on standard error that is written over by the next one, and taken away by none; only where somebody looks. */
export function showProgress(text = '') {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
