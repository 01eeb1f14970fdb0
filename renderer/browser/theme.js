// Stands inline in every head: what has to be known before the first paint.
// The chosen colour scheme; see layout/ThemeSwitch.tsx.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
// Whether the URL has a query: the search page then keeps its list of the whole site back; see pages/search/Search.tsx.
if (/[?&](q|category)=[^&]/.test(location.search)) document.documentElement.dataset.query = ''
