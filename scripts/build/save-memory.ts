import { setFlagsFromString } from 'node:v8'

// Imported before all else: the bundler reads its environment when it is loaded.

// The space for young objects stays as small as it begins; it would grow to 100 MB.
setFlagsFromString('--semi-space-growth-factor=1')
// What the bundler frees goes back to the system at once (https://microsoft.github.io/mimalloc/environment.html).
process.env.MIMALLOC_PURGE_DELAY ??= '0'
