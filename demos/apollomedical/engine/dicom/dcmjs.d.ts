/** The part of dcmjs that the tests compare with; the package has no types of its own. */
declare module 'dcmjs' {
  type Dictionary = Record<string, { vr: string; Value: unknown[] }>
  const dcmjs: {
    data: {
      DicomMessage: { readFile(buffer: ArrayBuffer): { dict: Dictionary; meta: Dictionary } }
      DicomDict: new (meta: Dictionary) => { dict: Dictionary; write(): ArrayBuffer }
      DicomMetaDictionary: {
        naturalizeDataset(dict: Dictionary): Record<string, unknown>
        denaturalizeDataset(dataset: Record<string, unknown>): Dictionary
      }
    }
  }
  export default dcmjs
}
