/** Runs a command with the arguments behind its name and returns what it has to say; it throws in plain words. */
type Run = (args: string[]) => string | Promise<string>

/** The commands of `npm run newsletter`, in the order in which an issue meets them. */
export const commands: Record<string, { summary: string; load: () => Promise<Run> }> = {
  new: {
    summary: 'makes the files of an issue in each language, on request from a post',
    load: () => import('./new-issue.ts').then(({ runNew }) => runNew),
  },
  preview: {
    summary: 'writes the mails of an issue as files and prints where they are',
    load: () => import('./preview-issue.ts').then(({ runPreview }) => runPreview),
  },
  check: {
    summary: 'looks whether mail providers can tell that the mails are yours: SPF, DKIM, DMARC',
    load: () => import('./check-domain.ts').then(({ runCheck }) => runCheck),
  },
  test: {
    summary: 'mails an issue to yourself, in each language',
    load: () => import('./test-issue.ts').then(({ runTest }) => runTest),
  },
  send: {
    summary: 'sends an issue to all readers, each in their language, once',
    load: () => import('./send-issue.ts').then(({ runSend }) => runSend),
  },
  status: {
    summary: 'says how far each issue is',
    load: () => import('./manage-issues.ts').then(({ runStatus }) => runStatus),
  },
  stop: {
    summary: 'pauses the issue that is being sent',
    load: () => import('./manage-issues.ts').then(({ runStop }) => runStop),
  },
  continue: {
    summary: 'goes on with the issue that is paused',
    load: () => import('./manage-issues.ts').then(({ runContinue }) => runContinue),
  },
  uncertain: {
    summary: 'decides about readers of whom nobody knows whether they have an issue',
    load: () => import('./manage-issues.ts').then(({ runUncertain }) => runUncertain),
  },
  bounces: {
    summary: 'reads mails that came back, so that nobody writes to addresses that are gone',
    load: () => import('./read-bounces.ts').then(({ runBounces }) => runBounces),
  },
}
