/** The element that holds the text of a post; the document's data does not repeat it. */
export const articleId = 'article'
