/** The drawn icons that content may name, from Lucide (ISC licence); pages/ui/icon-names.ts holds all that are drawn. */
export const contentIconNames = [
  'atom',
  'braces',
  'code-xml',
  'container',
  'cpu',
  'database',
  'flame',
  'git-branch',
  'languages',
  'link',
  'notebook-pen',
  'table',
  'users',
  'workflow',
] as const
