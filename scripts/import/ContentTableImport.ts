import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import * as v from 'valibot'
import type { ContentProblem } from '../../server/src/authoring/Content'
import { ContentFolder } from '../../server/src/authoring/ContentFolder'
import type { RejectedCell, TableLine } from '../../server/src/services/choose/import/LineReader'
import type { ContentTable, KnownNames } from './contentTables'

/** Result of an import or its dry run. */
export interface TableResult {
  readonly lines: number
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly rejected: readonly RejectedCell[]
  /** Problems that the check of the whole content found; nothing is written then. */
  readonly problems: readonly ContentProblem[]
}

const undoSchema = v.object({ before: v.string(), after: v.string() })
const schoolsSchema = v.array(v.object({ id: v.string(), name: v.string() }))
const coded = { code: v.string() }
const disciplinesSchema = v.object({
  categories: v.array(v.object(coded)),
  list: v.array(v.object({ ...coded, sub: v.array(v.object(coded)) })),
})

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The rows of a file, with the lines of a table merged into them. */
class RowMerge {
  lines = 0
  added = 0
  changed = 0
  same = 0
  readonly rejected: RejectedCell[] = []
  private readonly byKey: Map<string, unknown>
  private readonly seen = new Set<string>()

  constructor(
    private readonly table: ContentTable,
    old: readonly unknown[],
  ) {
    this.byKey = new Map(old.map((row) => [table.keyOf(row), row]))
    if (this.byKey.size < old.length) throw new Error(`${table.file}.json holds the same row twice`)
  }

  get rows(): readonly unknown[] {
    return [...this.byKey.values()]
  }

  take(line: TableLine, known: KnownNames): void {
    this.lines += 1
    const read = this.table.read(line, known)
    if ('rejected' in read) return void this.rejected.push(...read.rejected)
    const key = this.table.keyOf(read.row)
    if (this.seen.has(key))
      return void this.rejected.push({
        line: line.line,
        column: this.table.columns[0] ?? '',
        reason: '与前面的一行重复',
      })
    this.seen.add(key)
    const old = this.byKey.get(key)
    if (old !== undefined && this.isSame(old, read.row)) {
      this.same += 1
      return
    }
    if (old === undefined) this.added += 1
    else this.changed += 1
    const { replaced } = this.table
    this.byKey.set(key, old !== undefined && replaced ? replaced(read.row, old) : read.row)
  }

  private isSame(old: unknown, row: unknown): boolean {
    const { factsOf } = this.table
    return JSON.stringify(factsOf(old)) === JSON.stringify(factsOf(row))
  }
}

/** Imports a table into its content file: all of it or nothing, after a check of the whole content. */
export class ContentTableImport {
  private readonly path: string

  /** `undoDir` keeps the file as it was before the last import. */
  constructor(
    private readonly folder: ContentFolder,
    private readonly table: ContentTable,
    private readonly undoDir: string,
  ) {
    this.path = join(folder.dir, `${table.file}.json`)
  }

  async run(lines: AsyncIterable<TableLine>, isDry: boolean): Promise<TableResult> {
    const before = readFileSync(this.path, 'utf8')
    const json: unknown = JSON.parse(before)
    const merge = new RowMerge(this.table, this.rowsIn(json))
    const known = this.known()
    for await (const line of lines) merge.take(line, known)
    const { lines: count, added, changed, same, rejected } = merge
    const result = { lines: count, added, changed, same, rejected }
    if (rejected.length > 0 || added + changed === 0) return { ...result, problems: [] }
    return { ...result, problems: this.tryOut(before, this.textOf(json, merge.rows), isDry) }
  }

  /** Takes the last import back; false when there is none, or the file was edited since. */
  undo(): boolean {
    if (!existsSync(this.undoPath)) return false
    const { before, after } = v.parse(undoSchema, JSON.parse(readFileSync(this.undoPath, 'utf8')))
    if (digestOf(readFileSync(this.path, 'utf8')) !== after) return false
    this.write(before)
    rmSync(this.undoPath)
    return true
  }

  /** Checks the whole content with the new file in a copy of the folder, and writes it where nothing is wrong. */
  private tryOut(before: string, after: string, isDry: boolean): readonly ContentProblem[] {
    const { dir, parts } = this.folder
    const copy = mkdtempSync(join(tmpdir(), 'yantu-content-'))
    try {
      const changed = basename(this.path)
      for (const name of readdirSync(dir))
        if (name !== changed) symlinkSync(resolve(dir, name), join(copy, name))
      writeFileSync(join(copy, changed), after)
      const { problems } = new ContentFolder(copy, parts).read()
      if (problems.length > 0 || isDry) return problems
    } finally {
      rmSync(copy, { recursive: true })
    }
    this.keepUndo(before, after)
    this.write(after)
    return []
  }

  private keepUndo(before: string, after: string): void {
    mkdirSync(this.undoDir, { recursive: true })
    writeFileSync(this.undoPath, JSON.stringify({ before, after: digestOf(after) }))
  }

  /** Replaces the file in one step, so that a backend that reads meanwhile never sees half of it. */
  private write(text: string): void {
    const part = `${this.path}.part`
    writeFileSync(part, text)
    renameSync(part, this.path)
  }

  private get undoPath(): string {
    return join(this.undoDir, `${this.table.file}.json`)
  }

  private rowsIn(json: unknown): readonly unknown[] {
    const { field } = this.table
    const rows = field === undefined ? json : (json as Record<string, unknown>)[field]
    return v.parse(v.array(v.unknown()), rows)
  }

  /** The file with one row a line. */
  private textOf(json: unknown, rows: readonly unknown[]): string {
    const { field } = this.table
    const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
    if (field === undefined) return `[\n${lines}\n]\n`
    const { [field]: _, ...rest } = json as Record<string, unknown>
    const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '')
    return `${head},\n  ${JSON.stringify(field)}: [\n${lines}\n  ]\n}\n`
  }

  private known(): KnownNames {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(join(this.folder.dir, `${name}.json`), 'utf8')) as unknown
    const { categories, list } = v.parse(disciplinesSchema, read('disciplines'))
    const schools = v.parse(schoolsSchema, read('schools'))
    return {
      schools: new Map(schools.map(({ id, name }) => [name, id])),
      codes: new Set([...categories, ...list, ...list.flatMap(({ sub }) => sub)].map(({ code }) => code)),
    }
  }
}
