/** The trades by which the list of case studies is filtered, in its order. */
export const trades = ['health', 'sales', 'finance', 'property', 'funding'] as const

export type Trade = (typeof trades)[number]
