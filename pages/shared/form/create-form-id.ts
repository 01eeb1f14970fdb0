/** An id for a form, so that what is sent again arrives once. It is optional: randomUUID is missing outside of secure contexts and before Safari 15.4. */
export function createFormId(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : ''
}
