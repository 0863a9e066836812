import type { Block } from '@/contracts/library/books'
import { linearText } from '@/domain/maths/formulaText'
import { storedZip } from './storedZip'

interface Written {
  readonly title: string
  readonly source: string
  readonly blocks: readonly Block[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org'
const TYPES = `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const LINKS = `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    // XML forbids control characters.
    .replace(/\p{Cc}/gu, ' ')

/** A paragraph; sizes are half points. */
const paragraph = (text: string, size: number, isBold = false): string =>
  `<w:p><w:pPr><w:spacing w:after="120" w:line="360" w:lineRule="auto"/></w:pPr><w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

const PREFIXES: Readonly<Record<Block['kind'], string>> = {
  heading: '',
  text: '',
  item: '• ',
  question: '想一想：',
  answer: '答：',
}

/** Paragraphs as plain lines, with formulas in the line. */
export const linesOf = (blocks: readonly Block[]): { text: string; isHeading: boolean }[] =>
  blocks.map(({ kind, text }) => ({
    text: PREFIXES[kind] + linearText(text),
    isHeading: kind === 'heading',
  }))

/** A text as a Word file. */
export const writeDocx = ({ title, source, blocks }: Written): Buffer => {
  const body = [
    paragraph(title, 36, true),
    ...linesOf(blocks).map(({ text, isHeading }) => paragraph(text, isHeading ? 28 : 24, isHeading)),
    paragraph(source, 18),
  ].join('')
  return storedZip({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': LINKS,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}
