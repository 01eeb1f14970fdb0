import type { DocumentAssets } from './document.tsx'
import { inlineScripts } from './inline-scripts.ts'

export const developmentAssets: DocumentAssets = {
  buildId: 'dev',
  headStart: `<script>${inlineScripts.theme}</script>`,
  // Styles come with the script there, so the browser waits for it instead of showing the page without them. Firefox knows no `blocking`.
  createStyle: () =>
    '<style>@media (scripting) { html:not([data-hydrated]) body > :not(#site-editor, vite-error-overlay) { animation: wait 5s } @keyframes wait { 0%, 99% { visibility: hidden } } }</style>',
  script: `<script type="module" blocking="render" src="/renderer/browser/hydrate.tsx"></script>`,
}
