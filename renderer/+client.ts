// https://vike.dev/client
// The built pages do not load this file: renderer/document.ts starts `hydrate.tsx` after the first paint instead.
import('./hydrate.tsx')
