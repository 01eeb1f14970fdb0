/**
 * Tells an agent that has filled in a form what became of it: without an answer during the event it is told of an error, because a script
 * sends the form in place of the browser (https://developer.chrome.com/docs/ai/webmcp/declarative-api).
 */
export function answerAgent(event: Event, answer: Promise<object>) {
  if (isOfAgent(event)) event.respondWith(answer.then((told) => JSON.stringify(told)))
}

/** Only browsers for agents have these. */
type AgentEvent = Event & { respondWith: (answer: Promise<string>) => void }

function isOfAgent(event: Event): event is AgentEvent {
  return 'agentInvoked' in event && event.agentInvoked === true && 'respondWith' in event
}
