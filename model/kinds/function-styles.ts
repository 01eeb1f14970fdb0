/** The address of the stylesheet of pages that functions render: a name of its own, because functions do not know the build's names. */
export const functionStylesPath = '/function-pages.css'
