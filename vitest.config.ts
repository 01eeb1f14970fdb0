import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { iconStyles } from './renderer/ui/icon-styles.ts'

export default defineConfig({
  plugins: [react(), lingui(), iconStyles()],
  // Real servers and whole builds of pages take their time on a busy machine.
  test: { testTimeout: 30_000, include: ['**/*.test.{ts,tsx}'], exclude: ['node_modules', 'dist'] },
})
