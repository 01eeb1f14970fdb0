/** The fields that case studies are told apart by, in the order of their list. */
export const trades = ['health', 'sales', 'finance', 'property', 'funding'] as const

export type Trade = (typeof trades)[number]
