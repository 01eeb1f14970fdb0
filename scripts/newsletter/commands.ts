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
}
