/** The drawn icons that content may name, from Lucide (ISC licence); renderer/ui/Icon.module.css holds the drawings. */
export const iconNames = [
  'atom',
  'braces',
  'building-2',
  'calendar-days',
  'code-xml',
  'container',
  'cpu',
  'database',
  'flame',
  'flask-conical',
  'git-branch',
  'landmark',
  'languages',
  'link',
  'list-checks',
  'notebook-pen',
  'repeat',
  'table',
  'users',
  'workflow',
] as const

export type ContentIconName = (typeof iconNames)[number]
