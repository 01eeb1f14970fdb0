/** Each gives the focus back to the button that opened it. */
export function closeOpenMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
