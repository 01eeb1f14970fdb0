// https://vike.dev/config
import type { Config } from 'vike/types'

export default {
  // The stylesheet comes with the application's own entry; see renderer/server/document-assets.ts.
  includeAssetsImportedByServer: false,
} satisfies Config
