import { expect, test } from 'vitest'
import { packDocument, unpackDocument } from './pack-documents.ts'

test('a document is the same after it was packed, whatever its anchors are', () => {
  const document = {
    path: '/es/blog/x',
    sections: [
      { id: 'según-la-edad', heading: 'Según la edad', passages: ['Uno', 'Dos'] },
      { id: 'faq-price', heading: '¿Cuánto cuesta?', passages: ['Nada'] },
      { id: '大小', heading: '大小', passages: [] },
    ],
  }
  const packed = packDocument(document)
  expect(packed.sections.map(([id]) => id)).toEqual(['', 'faq-price', ''])
  expect(unpackDocument<typeof document>(JSON.parse(JSON.stringify(packed)))).toEqual(document)
})
