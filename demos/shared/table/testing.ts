import { strToU8, zipSync } from 'fflate'

type SheetParts = { name: string; xml: string; type?: string; state?: string }

type BookParts = {
  sheets: SheetParts[]
  /** Number formats; cells name them by their place, from 1, in `s`. A number is a format that programs know by it. */
  formats?: (string | number)[]
  texts?: string
  properties?: string
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Packs a workbook from the XML of its sheets' rows, as programs other than ours write it. */
export function packXlsx({ sheets, formats = [], texts = '', properties = '' }: BookParts): Uint8Array<ArrayBuffer> {
  const custom = formats.map((format, index) => (typeof format === 'number' ? format : 164 + index))
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relations}">${properties}<sheets>${sheets
      .map(
        ({ name, state }, index) => `<sheet name="${name}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        ({ type = 'worksheet' }, index) =>
          `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="sheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId90" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${relations}/sharedStrings" Target="/xl/strings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((format, index) =>
        typeof format === 'number' ? '' : `<numFmt numFmtId="${164 + index}" formatCode="${writeAttribute(format)}"/>`,
      )
      .join(
        '',
      )}</numFmts><cellXfs><xf numFmtId="0"/>${custom.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/strings.xml': `<sst>${texts}</sst>`,
  }
  for (const [index, { xml }] of sheets.entries()) {
    parts[`xl/sheets/sheet${index + 1}.xml`] = `<worksheet><sheetData>${xml}</sheetData></worksheet>`
  }
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(`<?xml version="1.0"?>${xml}`)])
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}

function writeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** A file of text as bytes. */
export function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
