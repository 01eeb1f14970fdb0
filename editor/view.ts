import * as v from 'valibot'

export const viewSchema = v.object({
  kind: v.picklist(['text', 'found', 'page', 'setup', 'samples', 'shipped', 'about', 'open', 'post', 'publish']),
  /** The id of a text. */
  id: v.optional(v.string()),
  /** Those that were clicked. */
  words: v.optional(v.string()),
  /** The language to write in first, where it is not that of the page. */
  focus: v.optional(v.string()),
})

/** The contents of the panel: a text, words that were clicked, or what a button of the toolbar opens. */
export type View = v.InferOutput<typeof viewSchema>
