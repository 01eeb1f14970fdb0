// Vike requires a Page component. The whole site is one vike page, and renderer/shared/App.tsx shows the screens.
export function Page() {
  return null
}
