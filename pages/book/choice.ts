/** What times are asked for. */
export type Choice = { type: string; place: string; zone: string }
