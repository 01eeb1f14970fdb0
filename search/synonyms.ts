import groups from './synonyms.json' with { type: 'json' }

/** Words that mean the same, each group in all languages; a word may stand in several groups. */
export const synonyms: string[][] = Object.values(groups).flat()
