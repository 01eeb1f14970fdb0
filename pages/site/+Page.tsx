// Vike asks for a Page of each of its pages. It has one page for the whole site; renderer/shared/App.tsx shows the screens.
export function Page() {
  return null
}
