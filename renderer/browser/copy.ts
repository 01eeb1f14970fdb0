/** Makes each button with `data-copy` copy that text or, if it is empty, the code before it; then `data-done` becomes its text. */
export function startCopying() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null
    if (!button) return
    const text = button.dataset.copy || button.previousElementSibling?.textContent?.trimEnd()
    navigator.clipboard.writeText(text ?? '').then(
      () => {
        button.textContent = button.dataset.done ?? ''
      },
      () => {}, // Without the permission to copy the label stays as it is.
    )
  })
}
