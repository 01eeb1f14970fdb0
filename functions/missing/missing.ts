import type { Config } from '@netlify/functions'
import { functionHeaders } from '../shared/http/headers.ts'

/**
 * Answers for built files that another deploy had. `_headers` has browsers keep all of these folders for a year, missing files too
 * (https://answers.netlify.com/t/set-headers-depending-on-http-status/4518), and with them a page that came during a deploy.
 */
export default () =>
  new Response('This file is gone: load the page again.\n', {
    status: 404,
    headers: { ...functionHeaders, 'content-type': 'text/plain; charset=utf-8' },
  })

export const config: Config = { path: ['/assets/*', '/demos/assets/*'], preferStatic: true }
