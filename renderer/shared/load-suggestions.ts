/** The suggestions of the header's search field belong to the search and are loaded when the field is first used. */
export async function loadSuggestions() {
  const { Suggestions } = await import('../../pages/search/Suggestions.tsx')
  return Suggestions
}
