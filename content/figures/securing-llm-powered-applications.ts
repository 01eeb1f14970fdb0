import type { Figure } from './schema.ts'

export const securingLlmPoweredApplications: Figure = {
  kind: 'flow',
  diagram: {
    title: 'Reading and acting kept apart',
    description:
      'A first call reads text from outside and may only fill fixed fields. Code checks the fields. A second call acts on them with private data, and never sees the text. A person approves what leaves.',
    nodes: [
      { id: 'outside', label: 'Text from outside', kind: 'source', column: 0, row: 0 },
      { id: 'reader', label: 'First call reads', kind: 'model', column: 1, row: 0 },
      { id: 'fields', label: 'Code checks fields', kind: 'step', column: 2, row: 0 },
      { id: 'actor', label: 'Second call acts', kind: 'model', column: 3, row: 0 },
      { id: 'data', label: 'Private data', kind: 'store', column: 2, row: 1 },
      { id: 'person', label: 'Person approves', kind: 'person', column: 3, row: 1 },
      { id: 'out', label: 'Way out', kind: 'result', column: 4, row: 1 },
    ],
    links: [
      { from: 'outside', to: 'reader' },
      { from: 'reader', to: 'fields' },
      { from: 'fields', to: 'actor' },
      { from: 'data', to: 'actor' },
      { from: 'actor', to: 'person' },
      { from: 'person', to: 'out' },
    ],
  },
}
