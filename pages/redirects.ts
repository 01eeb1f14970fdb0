/**
 * Redirects of formerly published URLs that are not built any more; all paths include their language.
 *
 * @example '/es/services/old-name': '/es/services/new-name',
 */
export const redirects: Record<string, string> = {}

/** Formerly published URLs without a successor: they are answered with 410, so that search engines remove them. */
export const gone: string[] = []
