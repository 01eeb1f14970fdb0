/**
 * URLs that were published once and are not built any more, with where their visitors go now; paths with their language.
 *
 * @example '/es/services/old-name': '/es/services/new-name',
 */
export const redirects: Record<string, string> = {}

/** URLs that were published once and have no successor: they are answered with 410, so that search engines forget them. */
export const gone: string[] = []
