import type { Block } from '@/contracts/library/books'
import { linesOf } from './writeDocx'

interface Written {
  readonly title: string
  readonly source: string
  readonly blocks: readonly Block[]
}
interface Line {
  readonly text: string
  readonly size: number
}

const WIDTH = 595
const HEIGHT = 842
const MARGIN = 56
const LEADING = 1.7

/** UTF-16BE in hexadecimal, which the encoding UniGB-UCS2-H takes. Other planes are not in that font. */
const hexOf = (text: string): string =>
  [...text]
    .map((letter) => (letter.length > 1 ? '〓' : letter))
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')

/** Breaks a text into lines of a page; every character is one em wide. */
const wrapped = (text: string, size: number): Line[] => {
  const perLine = Math.floor((WIDTH - 2 * MARGIN) / size)
  const letters = [...text]
  const lines: Line[] = []
  for (let at = 0; at < letters.length; at += perLine)
    lines.push({ text: letters.slice(at, at + perLine).join(''), size })
  return lines
}

const pagesOf = (lines: readonly Line[]): Line[][] => {
  const pages: Line[][] = [[]]
  let room = HEIGHT - 2 * MARGIN
  for (const line of lines) {
    room -= line.size * LEADING
    if (room < 0) {
      pages.push([])
      room = HEIGHT - 2 * MARGIN - line.size * LEADING
    }
    pages[pages.length - 1]?.push(line)
  }
  return pages
}

const drawn = (lines: readonly Line[]): string => {
  let y = HEIGHT - MARGIN
  const rows = lines.map(({ text, size }) => {
    y -= size * LEADING
    return `BT /F1 ${size} Tf ${MARGIN} ${y.toFixed(1)} Td <${hexOf(text)}> Tj ET`
  })
  return rows.join('\n')
}

/** A text as a PDF whose font, STSong-Light, every reader with Chinese brings along. */
export const writePdf = ({ title, source, blocks }: Written): Buffer => {
  const lines = [
    ...wrapped(title, 20),
    ...linesOf(blocks).flatMap(({ text, isHeading }) => wrapped(text, isHeading ? 15 : 12)),
    ...wrapped(source, 10),
  ]
  const pages = pagesOf(lines)
  const kids = pages.map((_, no) => `${6 + no * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((page, no) => {
      const stream = drawn(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${7 + no * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, no) => {
    const at = text.length
    text += `${no + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
