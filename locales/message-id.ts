import messageIds from './message-ids.json' with { type: 'json' }

/** The id of an interface text, so that the compiler knows a wrong one. `npm run extract` lists them. */
export type MessageId = keyof typeof messageIds

declare module '@lingui/core' {
  interface Register {
    messageIds: MessageId
  }
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(messageIds, id)
}
