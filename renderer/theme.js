// Stands inline in every head: the chosen colour scheme has to be there before the first paint. See layout/theme.ts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
