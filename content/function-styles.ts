/** Where the stylesheet of pages that functions render is served: a name of its own, because functions do not know the build's names. */
export const functionStylesPath = '/function-pages.css'
