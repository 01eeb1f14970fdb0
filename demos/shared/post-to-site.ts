/** What a demo tells the page whose dialog shows it in a frame: that it can be used, or that it should be closed. */
export type DemoMessage = { demo: 'ready' | 'close' }

/** Tells the page around the frame; without a frame nobody listens. */
export function postToSite(demo: DemoMessage['demo']): void {
  if (window.parent === window) return
  // The frame is sandboxed and has no origin to name; the message holds nothing private.
  window.parent.postMessage({ demo } satisfies DemoMessage, '*')
}
