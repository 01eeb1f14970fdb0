// Stands inline at the end of every page. It starts the application after the page has been painted and the browser is
// idle, or at the first sign of use, so that scripts do not compete with the first paint. Its element's attributes name the
// files to load, so that its own text is the same on every page.
;(() => {
  const { face, entry, preloads } = document.currentScript.dataset
  // Not before the first paint, which the request would hold back. Headings keep their fallback without it.
  requestAnimationFrame(() => setTimeout(() => import(face).catch(() => {})))
  let started = false

  function start() {
    if (started) return
    started = true
    window.startedFetches = {}
    for (const href of preloads.split(' ')) {
      if (href.endsWith('.json')) window.startedFetches[href] = fetch(href)
      else document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    import(entry)
  }

  function startWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 })
    else setTimeout(start)
  }

  function startOnUse({ type, movementX, movementY }) {
    // If the page appears under a pointer at rest, browsers report a move of zero pixels: nobody used the page.
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start()
  }

  for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(event, startOnUse)
  }

  function startAfterPaint() {
    if (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint') && !document.hidden) {
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        startWhenIdle()
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      // A browser that has no reason for another frame can keep the report to itself.
      setTimeout(start, 2000)
    } else {
      // Pages that open in the background report no largest paint.
      startWhenIdle()
    }
  }

  // Back may lead to a page that the application showed under another path; before it runs, and takes this handler away, only a new
  // document shows that page.
  const { pathname } = location
  window.onpopstate = () => location.pathname !== pathname && location.reload()

  // Not before: while the page is parsed and its pictures come, larger paints may follow the first one.
  window.onload = startAfterPaint
})()
