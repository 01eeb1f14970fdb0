import { createHash } from 'node:crypto'

/**
 * Derives the id of a form post, which sends none: the same words on the same day are the same message, so that a double
 * click creates only one. A UUID of version 8: https://www.rfc-editor.org/rfc/rfc9562#section-5.8
 *
 * @returns also the id that it had ten minutes ago, because a double click may cross midnight
 */
export function deriveIds(fields: object): { today: string; before: string } {
  const derive = (time: number) => {
    const day = new Date(time).toISOString().slice(0, 10)
    const hash = createHash('sha256')
      .update(JSON.stringify([day, fields]))
      .digest('hex')
    return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  }
  return { today: derive(Date.now()), before: derive(Date.now() - 10 * 60_000) }
}
