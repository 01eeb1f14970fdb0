import { contentIconNames } from '../../model/kinds/icons.ts'

/** The drawn icons, from Lucide (ISC licence), by the picture that holds them; see renderer/vite/icon-styles.ts. */
export const iconGroups = {
  layout: ['search', 'chevron-down', 'menu', 'x', 'arrow-right', 'message-circle'],
  pages: [
    'arrow-up',
    'sun',
    'moon',
    'monitor',
    'mail',
    'phone',
    'map-pin',
    'user-round',
    'check',
    'external-link',
    'list-checks',
    ...contentIconNames,
  ],
} as const

export type IconName = (typeof iconGroups)[keyof typeof iconGroups][number]
