import { contentIconNames } from '../../content/icons.ts'

/** The drawn icons, from Lucide (ISC licence), by the picture that holds them; see renderer/vite/icon-styles.ts. */
export const iconGroups = {
  layout: [
    'search',
    'chevron-down',
    'menu',
    'x',
    'arrow-up',
    'arrow-right',
    'message-circle',
    'sun',
    'moon',
    'monitor',
  ],
  pages: ['mail', 'phone', 'map-pin', 'user-round', 'check', 'external-link', ...contentIconNames],
} as const

export type IconName = (typeof iconGroups)[keyof typeof iconGroups][number]
