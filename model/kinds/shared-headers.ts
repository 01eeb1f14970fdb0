/** Headers of every answer, of files and functions alike. Names are in lower case, so that none is given twice. */
export const sharedHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'cross-origin-resource-policy': 'same-origin',
}
