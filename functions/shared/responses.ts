/** Headers of every response: no caching, no MIME sniffing, no referrer. */
export const safeHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

export function jsonResponse(value: object, status: number): Response {
  return Response.json(value, { status, headers: safeHeaders })
}
