let known: Promise<boolean> | undefined

/** Whether a model can be asked: the site's own report of its parts says so, which asks no model. */
export function canWrite(): Promise<boolean> {
  known ??= fetch('/api/health')
    .then((response) => response.json())
    .then(
      ({ checks }) => checks?.chat !== undefined && checks.chat !== 'not set',
      () => false,
    )
  return known
}
