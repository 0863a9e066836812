import { inArray } from 'drizzle-orm'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { Db } from '../../../db/Database'
import { baoyanChanges, baoyanNotices } from '../../../db/schema/baoyan'
import { admissionSchools, disciplines } from '../../../db/schema/schoolChoice'
import { withLockForLong } from '../../../db/withLock'
import { upsertNotices } from '../data/bringNotices'
import { type NoticeInput, seasonKeyOf } from '../data/NoticeInput'
import { changesOf } from '../notices/changesOf'
import { NoticeRepository } from '../notices/NoticeRepository'
import { type NoticeLine, readNoticeLine, type ReadNotice, type RejectedNotice } from './noticeColumns'

interface NoticeImportResult {
  readonly lines: number
  readonly added: number
  readonly changed: number
  readonly same: number
  /** Notices that an operator corrected: the import leaves them as they are. */
  readonly edited: number
  readonly rejected: readonly RejectedNotice[]
}

interface Known {
  readonly schools: ReadonlyMap<string, typeof admissionSchools.$inferSelect>
  readonly disciplines: ReadonlyMap<string, string>
}

const knownIn = async (db: Db): Promise<Known> => ({
  schools: new Map((await db.select().from(admissionSchools)).map((school) => [school.name, school])),
  disciplines: new Map(
    (await db.select({ code: disciplines.code, name: disciplines.name }).from(disciplines)).map(
      ({ code, name }) => [code, name],
    ),
  ),
})

/** Loads notices out of a table or a board: all of it or nothing; the same notice again changes its deadlines, unless an operator corrected it. */
export class NoticeImport {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    private readonly newId: () => string,
  ) {}

  async run(
    lines: AsyncIterable<NoticeLine> | Iterable<NoticeLine>,
    isDry: boolean,
  ): Promise<NoticeImportResult> {
    const known = await knownIn(this.db)
    const rejected: RejectedNotice[] = []
    const notices = new Map<string, NoticeInput>()
    let count = 0
    for await (const line of lines) {
      count += 1
      const read = readNoticeLine(line)
      if ('rejected' in read) rejected.push(...read.rejected)
      else {
        const notice = this.noticeOf(read.value, known)
        if (!notice)
          rejected.push({
            line: line.line,
            column: '院校',
            reason: `没有名为“${read.value.school}”的招生单位`,
          })
        else if (notices.has(notice.seasonKey))
          rejected.push({ line: line.line, column: '院系', reason: '同一条通知在前面已有一行' })
        else notices.set(notice.seasonKey, notice)
      }
    }
    return this.load([...notices.values()], rejected, count, isDry)
  }

  private noticeOf(read: ReadNotice, known: Known): NoticeInput | undefined {
    const school = known.schools.get(read.school)
    if (!school) return undefined
    const { dept, kind, entry, code, degree, title, url, deadlines } = read
    const head = { schoolId: school.schoolId, dept, kind, entry, code }
    return {
      ...head,
      noticeId: this.newId(),
      seasonKey: seasonKeyOf(head),
      title,
      school: school.name,
      discipline: known.disciplines.get(code) ?? code,
      degree,
      level: school.level,
      province: school.province,
      origin: 'import',
      conditions: ['以通知原文为准'],
      materials: ['以通知原文为准'],
      source: { title: url ? '学校通知' : '导入的表格', url, seenOn: shanghaiDate(this.now()) },
      deadlines,
    }
  }

  private load(
    notices: readonly NoticeInput[],
    rejected: readonly RejectedNotice[],
    lines: number,
    isDry: boolean,
  ): Promise<NoticeImportResult> {
    return withLockForLong(this.db, 'content', async (tx) => {
      const rows = new NoticeRepository(tx)
      const keys = notices.map(({ seasonKey }) => seasonKey)
      const old =
        keys.length === 0
          ? []
          : await tx.select().from(baoyanNotices).where(inArray(baoyanNotices.seasonKey, keys))
      const byKey = new Map(old.map((row) => [row.seasonKey, row.noticeId]))
      const before = await rows.deadlines([...byKey.values()])
      const isLoaded = !isDry && rejected.length === 0
      const left = isLoaded
        ? await this.write(tx, notices)
        : new Set(old.filter(({ edited }) => edited).map(({ seasonKey }) => seasonKey))
      const seen = { now: this.now(), newId: this.newId }
      const changes = notices.flatMap(({ seasonKey, deadlines }) => {
        const noticeId = byKey.get(seasonKey)
        if (!noticeId || left.has(seasonKey)) return []
        const was = before.filter((one) => one.noticeId === noticeId)
        return changesOf(noticeId, was, deadlines, seen)
      })
      if (isLoaded && changes.length > 0) await tx.insert(baoyanChanges).values(changes)
      const changed = new Set(changes.map(({ noticeId }) => noticeId)).size
      return {
        lines,
        added: notices.length - byKey.size,
        changed,
        same: byKey.size - changed - left.size,
        edited: left.size,
        rejected,
      }
    })
  }

  /** Writes notices and returns the season keys of those that stay as an operator corrected them. */
  private async write(tx: Db, notices: readonly NoticeInput[]): Promise<ReadonlySet<string>> {
    const written = await upsertNotices(tx, notices)
    return new Set(notices.map(({ seasonKey }) => seasonKey).filter((key) => !written.has(key)))
  }
}
