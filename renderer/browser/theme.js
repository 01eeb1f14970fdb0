// Stands inline in every head, for the first paint needs the colour scheme that pages/layout/Footer.tsx has stored.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
// With a query the search page (pages/search/Search.tsx) holds its list of the whole site back.
if (/[?&](q|category)=[^&]/.test(location.search)) document.documentElement.dataset.query = ''
