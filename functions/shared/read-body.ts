const maxBytes = 64 * 1024

/** Media type of the body without parameters: `application/json`. */
export function readMediaType({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/**
 * Reads the body of a request up to 64 KB.
 *
 * @returns undefined where it is longer
 */
export function readBody(request: Request): Promise<Buffer | undefined> {
  // Treat an aborted body as invalid input.
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
