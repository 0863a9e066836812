import { desc, eq, sql } from 'drizzle-orm'
import { withLockForLong } from '../../../db/withLock'
import type { Db } from '../../../db/Database'
import {
  admissionImportRows,
  admissionImports,
  admissionSchools,
  disciplines,
  programmes,
} from '../../../db/schema/schoolChoice'
import { upsertProgrammes } from '../data/bringProgrammes'
import { programmeBase, programmeIdOf, type ProgrammeRow } from '../data/ProgrammeRow'
import type { RejectedCell, TableLine } from './LineReader'
import { type ProgrammeLine, readProgrammeLine } from './programmeColumns'

/** Result of an import or its dry run. */
export interface ImportResult {
  readonly lines: number
  readonly programmes: number
  readonly added: number
  readonly changed: number
  readonly rejected: readonly RejectedCell[]
  readonly importId?: string
}

interface Known {
  readonly schools: ReadonlyMap<string, typeof admissionSchools.$inferSelect>
  readonly codes: ReadonlySet<string>
}

const SHARE = 100

const knownIn = async (db: Db): Promise<Known> => {
  const schools = await db.select().from(admissionSchools)
  const codes = await db.select({ code: disciplines.code }).from(disciplines)
  return {
    schools: new Map(schools.map((school) => [school.name, school])),
    codes: new Set(codes.map(({ code }) => code)),
  }
}

const unknownIn = ({ line, school, code }: ProgrammeLine, known: Known): RejectedCell[] => [
  ...(known.schools.has(school) ? [] : [{ line, column: '院校', reason: `没有名为“${school}”的招生单位` }]),
  ...(known.codes.has(code.slice(0, 4))
    ? []
    : [{ line, column: '专业代码', reason: `目录里没有 ${code.slice(0, 4)}` }]),
]

const rowOf = (lines: readonly ProgrammeLine[], known: Known): ProgrammeRow | undefined => {
  const [first] = lines
  const school = first && known.schools.get(first.school)
  if (!first || !school) return undefined
  const years = lines.map(({ year }) => year).sort((one, other) => other.year - one.year)
  const [newest] = years
  return {
    ...programmeBase(school, first, years),
    programmeId: programmeIdOf(school.schoolId, [first.code, first.dept, first.name]),
    origin: 'import',
    quota: lines.find(({ quota }) => quota !== null)?.quota ?? null,
    exemptShare: lines.find(({ exemptShare }) => exemptShare !== null)?.exemptShare ?? null,
    papers: [],
    maths: 'unknown',
    competition:
      newest?.applicants && newest.admitted
        ? Math.round((newest.applicants * SHARE) / newest.admitted)
        : null,
    heat: newest?.applicants ?? newest?.listed ?? 0,
  }
}

/** Loads programmes out of a table: all of it or nothing, and the last one can be undone. */
export class ProgrammeImport {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    private readonly newId: () => string,
  ) {}

  async run(table: AsyncIterable<TableLine>, file: string, isDry: boolean): Promise<ImportResult> {
    const known = await knownIn(this.db)
    const rejected: RejectedCell[] = []
    const groups = new Map<string, ProgrammeLine[]>()
    let lines = 0
    for await (const source of table) {
      lines += 1
      const read = readProgrammeLine(source)
      const wrong = 'rejected' in read ? read.rejected : unknownIn(read.value, known)
      if (wrong.length > 0) rejected.push(...wrong)
      else if ('value' in read) this.group(groups, read.value, rejected)
    }
    const rows = [...groups.values()].flatMap((group) => rowOf(group, known) ?? [])
    const summary = { lines, programmes: rows.length, rejected }
    if (isDry || rejected.length > 0) return { ...summary, ...(await this.compared(this.db, rows)) }
    return this.load(rows, file, summary)
  }

  /** Takes back the newest import; undefined where there is none. */
  async undo(): Promise<{ readonly file: string; readonly programmes: number } | undefined> {
    return withLockForLong(this.db, 'content', async (tx) => {
      const [last] = await tx
        .select()
        .from(admissionImports)
        .where(eq(admissionImports.state, 'done'))
        .orderBy(desc(admissionImports.importedAt))
        .limit(1)
      if (!last) return undefined
      const { importId, file, rows } = last
      const mine = sql`select programme_id from ${admissionImportRows} where import_id = ${importId}`
      await tx.delete(programmes).where(sql`${programmes.programmeId} in (${mine})`)
      await tx.execute(sql`insert into ${programmes}
        select p.* from ${admissionImportRows} r, jsonb_populate_record(null::${programmes}, r.before) p
        where r.import_id = ${importId} and r.before is not null`)
      await tx
        .update(admissionImports)
        .set({ state: 'undone' })
        .where(eq(admissionImports.importId, importId))
      return { file, programmes: rows }
    })
  }

  private group(groups: Map<string, ProgrammeLine[]>, line: ProgrammeLine, rejected: RejectedCell[]): void {
    const key = [line.school, line.code, line.dept, line.name].join('|')
    const group = groups.get(key) ?? []
    if (group.some(({ year }) => year.year === line.year.year))
      rejected.push({
        line: line.line,
        column: '年份',
        reason: `这个专业的 ${line.year.year} 年在前面已有一行`,
      })
    else groups.set(key, [...group, line])
  }

  private async compared(db: Db, rows: readonly ProgrammeRow[]) {
    const ids = JSON.stringify(rows.map(({ programmeId }) => programmeId))
    const found = await db
      .select({ id: programmes.programmeId })
      .from(programmes)
      .where(sql`${programmes.programmeId} in (select jsonb_array_elements_text(${ids}::jsonb))`)
    return { added: rows.length - found.length, changed: found.length }
  }

  private load(
    rows: readonly ProgrammeRow[],
    file: string,
    summary: Pick<ImportResult, 'lines' | 'programmes' | 'rejected'>,
  ): Promise<ImportResult> {
    return withLockForLong(this.db, 'content', async (tx) => {
      const counts = await this.compared(tx, rows)
      const importId = this.newId()
      const ids = JSON.stringify(rows.map(({ programmeId }) => programmeId))
      await tx.insert(admissionImports).values({
        importId,
        kind: 'programmes',
        file,
        rows: rows.length,
        state: 'done',
        importedAt: this.now(),
      })
      await tx.execute(sql`insert into ${admissionImportRows}
        select ${importId}, ids.id, to_jsonb(p) from jsonb_array_elements_text(${ids}::jsonb) ids(id)
        left join ${programmes} p on p.programme_id = ids.id`)
      await upsertProgrammes(tx, rows)
      return { ...summary, ...counts, importId }
    })
  }
}
