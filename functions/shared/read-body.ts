const maxBytes = 64 * 1024

/** What the body of a request says that it is, without parameters: `application/json`. */
export function readMediaType({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/**
 * The body of a request; no more of it is read than is allowed.
 *
 * @returns undefined where there are more bytes than are allowed
 */
export function readBody(request: Request): Promise<Buffer | undefined> {
  // A body that breaks off is a wrong body, not a failure of ours.
  return readBytes(request).catch(() => Buffer.alloc(0))
}

/** @returns undefined where the body is not JSON in UTF-8 */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

async function readBytes(request: Request): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
