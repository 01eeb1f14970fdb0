type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
type Click = Keys & Pick<MouseEvent, 'button' | 'preventDefault'>

/** Does something in place of following a link, but where the click is the browser's. */
export function insteadOfLink(act: () => void): (click: Click) => void {
  return (click) => {
    if (click.button !== 0 || hasModifier(click)) return
    click.preventDefault()
    act()
  }
}

/** Tells if a click is the browser's: it opens a tab or a window, or saves the link. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
