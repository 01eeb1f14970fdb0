/** The most rows of an answer that the page shows; the file has all. */
export const shownRows = 200
