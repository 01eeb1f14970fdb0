/** The times that a visitor asks for. */
export type Choice = { type: string; place: string; zone: string }
