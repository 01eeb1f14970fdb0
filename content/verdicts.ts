/** Whether a task needs AI: the model helps, a rule does it as well or better, or a person has to do it. */
export const verdicts = ['helps', 'rule', 'person'] as const

export type Verdict = (typeof verdicts)[number]
