import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import Papa from 'papaparse'
import readExcel from 'read-excel-file/node'
import type { TableLine } from './LineReader'

const SAMPLE_BYTES = 64 * 1024

/** UTF-8 (with or without a byte order mark) where the beginning decodes as such, else GBK, which Chinese Excel writes. */
const encodingOf = async (path: string): Promise<'utf-8' | 'gbk'> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    try {
      // `stream` lets a character be cut at the end of the sample.
      new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true })
      return 'utf-8'
    } catch {
      return 'gbk'
    }
  } finally {
    await file.close()
  }
}

const decoded = async function* (path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path))
  for await (const part of createReadStream(path)) {
    yield decoder.decode(part instanceof Uint8Array ? part : Buffer.from(String(part)), { stream: true })
  }
  yield decoder.decode()
}

const csvLines = async function* (path: string): AsyncGenerator<TableLine> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { header: false })
  Readable.from(decoded(path), { objectMode: false }).pipe(parser)
  yield* namedLines(parser)
}

const textOf = (cell: unknown): string =>
  cell instanceof Date
    ? cell.toISOString().slice(0, 10)
    : typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
      ? String(cell)
      : ''

const namedLines = async function* (
  rows: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<TableLine> {
  let head: string[] | undefined
  let line = 0
  for await (const row of rows) {
    line += 1
    const cells = Array.isArray(row) ? row.map(textOf) : []
    // An empty line is no row, but the editor counts it.
    if (cells.every((cell) => cell.trim() === '')) continue
    if (head) {
      const named = head
      yield { line, cells: Object.fromEntries(named.map((name, at) => [name, cells[at] ?? ''])) }
    } else head = cells.map((name) => name.replace(/^\uFEFF/, '').trim())
  }
}

/** The lines of a CSV or XLSX table, named by its first line, one at a time. */
export const readTable = async function* (path: string): AsyncGenerator<TableLine> {
  if (extname(path).toLowerCase() === '.xlsx') yield* namedLines(await readExcel(path))
  else yield* csvLines(path)
}
