import { contentIconNames } from '../../content/icons.ts'

/** The drawn icons, from Lucide (ISC licence). */
export const iconNames = [
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
  'mail',
  'phone',
  'map-pin',
  'user-round',
  'clock',
  'check',
  ...contentIconNames,
] as const

export type IconName = (typeof iconNames)[number]
