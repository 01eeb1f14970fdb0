// https://vike.dev/route-string
export const route = '*'
