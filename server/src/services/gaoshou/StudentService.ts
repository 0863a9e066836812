import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { MemberInfo, Student, StudentFields } from '@/contracts/gaoshou/student'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import { memberships, students } from '../../db/schema/courses'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'

const TRIAL = 3 * 86_400_000

type StudentRow = typeof students.$inferSelect

/** The kinds of membership that can be tried. */
const memberNames = new Map([
  ['1', '学习会员'],
  ['2', '题库会员'],
  ['3', '择校会员'],
])

const studentOf = (uid: number, name: string | null, avatar: string, row: StudentRow | null): Student => {
  const filled = [name, row?.school, row?.targetSchool, row?.examYear]
  const complete = filled.every(Boolean)
  return {
    uid: String(uid),
    name: name ?? '',
    avatar,
    school: row?.school ?? '',
    major: row?.major ?? '',
    grade: row?.grade ?? '',
    targetSchool: row?.targetSchool ?? '',
    targetMajor: row?.targetMajor ?? '',
    examYear: row?.examYear ?? null,
    subjectIds: row?.subjectIds ?? [],
    complete,
    verified: complete,
    updatedAt: row?.updatedAt ?? 0,
  }
}

const given = (fields: StudentFields) => {
  const { name: _, ...record } = fields
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

/** The learner's record and membership. */
export class StudentService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** With `verify` an incomplete record is the error that leads to /improve-info. */
  async student(uid: number, verify: boolean): Promise<Student> {
    const [row] = await this.db
      .select({ name: users.name, avatar: users.avatar, student: students })
      .from(users)
      .leftJoin(students, eq(students.uid, users.uid))
      .where(eq(users.uid, uid))
    const { name, avatar, student } = orThrow(row, 'unauthorized')
    const found = studentOf(uid, name, avatar, student)
    if (verify && !found.complete) throw new ApiError('studentIncomplete')
    return found
  }

  /** Creates the record or changes the fields given. */
  async save(uid: number, fields: StudentFields): Promise<Student> {
    const updatedAt = this.clock()
    await this.db.transaction(async (tx) => {
      if (fields.name !== undefined)
        await tx.update(users).set({ name: fields.name }).where(eq(users.uid, uid))
      await tx
        .insert(students)
        .values({ uid, ...given(fields), updatedAt })
        .onConflictDoUpdate({ target: students.uid, set: { ...given(fields), updatedAt } })
    })
    return this.student(uid, false)
  }

  async member(uid: number): Promise<MemberInfo> {
    const alive = or(isNull(memberships.expiresAt), gt(memberships.expiresAt, this.clock()))
    const [row] = await this.db
      .select()
      .from(memberships)
      .where(and(eq(memberships.uid, uid), alive))
      .orderBy(memberships.temporary, desc(memberships.expiresAt))
      .limit(1)
    if (!row) return { isMember: false, memberId: '', memberName: '', temporary: false, expireTime: null }
    const { memberId, temporary, expiresAt } = row
    return {
      isMember: true,
      memberId,
      memberName: memberNames.get(memberId) ?? '会员',
      temporary,
      expireTime: expiresAt,
    }
  }

  /** Three days of a membership, once per kind. */
  async tryMember(uid: number, memberId: string): Promise<MemberInfo> {
    orThrow(memberNames.get(memberId), 'notFound')
    const grantedAt = this.clock()
    const row = { uid, memberId, temporary: true, grantedAt, expiresAt: grantedAt + TRIAL }
    const added = await this.db.insert(memberships).values(row).onConflictDoNothing().returning()
    if (!added.length) throw new ApiError('memberTried')
    return this.member(uid)
  }
}
