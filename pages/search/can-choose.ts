let known: Promise<boolean> | undefined

/** Whether a model can be asked; the site knows without asking one. Without an answer it cannot, and the next call asks again. */
export function canChoose(): Promise<boolean> {
  known ??= fetch('/api/ask', { method: 'HEAD' })
    .then(({ status }) => {
      if (status !== 204 && status !== 404) throw new Error(`/api/ask answered ${status}`)
      return status === 204
    })
    .catch(() => {
      known = undefined
      return false
    })
  return known
}
