/** The three groups of services: the columns of the menu and the parts of the index. */
export const serviceGroups = ['core', 'business', 'specialized'] as const

/** How a service is booked: a 1-2 day workshop, a 4-6 week program, private lessons, advice by the project or by the hour. */
export const serviceFormats = ['workshop', 'program', 'lessons', 'consulting'] as const

/** The visitors of the index by who they are. */
export const clients = ['team', 'company', 'university', 'family'] as const
