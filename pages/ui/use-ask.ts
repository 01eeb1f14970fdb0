import { closeOpenMenus } from './close-open-menus.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** A question in the URL (`?ask=`) opens the dialog that answers it. */
export function useAsk() {
  const { find, open, change, close } = useOpenDialog()
  return {
    question: find('ask'),
    open: (question: string) => {
      closeOpenMenus()
      open('ask', question)
    },
    ask: (question: string) => change('ask', question),
    close,
  }
}
