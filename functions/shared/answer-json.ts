/** For every answer: it is for one visitor, it is what it says, and no address of ours goes to another site. */
export const safeHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

export function answerJson(value: object, status: number): Response {
  return Response.json(value, { status, headers: safeHeaders })
}
