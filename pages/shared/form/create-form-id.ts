/** An id for a form, so that a repeated request arrives once. It is optional: randomUUID is missing outside of secure contexts and before Safari 15.4. */
export function createFormId(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : ''
}
