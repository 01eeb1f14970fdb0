/** Message to the page whose dialog frames the demo: the demo is ready, or the dialog should close. */
export type DemoMessage = { demo: 'ready' | 'close' }

/** Does nothing outside of a frame. */
export function postToSite(demo: DemoMessage['demo']): void {
  if (window.parent === window) return
  // A sandboxed frame has no origin that could restrict the target; the message holds nothing private.
  window.parent.postMessage({ demo } satisfies DemoMessage, '*')
}
