// Shared by the dialog of a project's assistant and its function. No dependency, so that the dialog stays small.

/** The limits of one request: characters of a question and of an earlier reply, and messages. */
export const chatLimits = { question: 1_000, reply: 8_000, messages: 20 } as const

export const generatedHeader = 'x-ai-generated'

/**
 * Why a reply that was begun has failed; the dialog words them in the visitor's language. `timeout`: the provider was
 * too slow. `busy`: no reply is left in the budget of the hour or day, or too many ask at once. `unavailable`: the
 * provider cannot be reached or refuses. `cut`: it ended in the middle. `declined`: the model or the provider's filter
 * refuses.
 */
export const replyFailures = ['timeout', 'busy', 'unavailable', 'cut', 'declined'] as const

export type ReplyFailure = (typeof replyFailures)[number]
