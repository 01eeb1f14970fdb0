// https://vike.dev/config
import type { Config } from 'vike/types'

export default {
  // scripts/build.ts prerenders itself, to show its progress.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // The stylesheet comes with the application's own entry; see renderer/server/document-assets.ts.
  includeAssetsImportedByServer: false,
} satisfies Config
