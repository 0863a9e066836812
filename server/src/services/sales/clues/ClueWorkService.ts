import type { ClueDetail, ClueFilter, LeadEvent } from '@/contracts/sales/clues'
import { isLeadMove, type LeadState, leadStates, type LostReason } from '@/domain/sales/leadStates'
import type { StaffPermission } from '@/domain/staff/permissions'
import { reaches } from '@/domain/staff/reaches'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { StaffSession, WriteAudit } from '../../../http/StaffSession'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import { AlertRepository, MANY_OPENED, OPEN } from './AlertRepository'
import { type ClueCursor, ClueWorkRepository, type ReadClue } from './ClueWorkRepository'
import { clueRowOf } from './clueRowOf'
import { OPENED_AN_HOUR } from './LeadStream'

const HOUR = 3_600_000

export interface ClueWorkDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly audit: WriteAudit
}

/** A follow-up as the device sends it. */
export interface FollowUp {
  readonly id: string
  readonly note: string
  readonly state?: LeadState | undefined
  readonly lostReason?: LostReason | undefined
  readonly nextAt?: number | undefined
}

const cursorOf = (text: string | undefined): ClueCursor | undefined => {
  const [at, id] = text?.split('.') ?? []
  return at !== undefined && id !== undefined ? { at: Number(at), id } : undefined
}

/** The work on leads: reading, following up, giving from hand to hand. */
export class ClueWorkService {
  private readonly clues: ClueWorkRepository

  constructor(private readonly deps: ClueWorkDeps) {
    this.clues = new ClueWorkRepository(deps.db)
  }

  async page(member: StaffSession, filter: ClueFilter, cursor: string | undefined, size: number) {
    const rows = await this.clues.page(member, filter, cursorOf(cursor), size, this.deps.clock())
    const last = rows[rows.length - 1]
    return {
      list: rows.map(clueRowOf),
      next: rows.length === size && last ? `${last.createdAt}.${last.id}` : null,
    }
  }

  async totals(member: StaffSession, filter: ClueFilter): Promise<Record<LeadState, number>> {
    const rows = await this.clues.totals(member, filter, this.deps.clock())
    const totalOf = (state: LeadState) => rows.find((row) => row.state === state)?.total ?? 0
    return Object.fromEntries(leadStates.map((state) => [state, totalOf(state)])) as Record<LeadState, number>
  }

  async detail(member: StaffSession, id: string): Promise<ClueDetail> {
    const row = orThrow(await this.clues.find(member, id), 'notFound')
    const [events, others, owned, linkTitle] = [
      await this.clues.events(id),
      await this.clues.others(member, row.phone, id),
      await this.clues.owned(row.phone, id),
      row.linkCode === null ? '' : await this.clues.linkTitle(row.linkCode),
    ]
    const known = others.filter(({ ownerId }) => ownerId !== null).length
    return {
      ...clueRowOf(row),
      school: row.extra.school ?? row.extra.college ?? '',
      className: row.extra.className ?? '',
      linkTitle,
      lostReason: row.lostReason,
      may: this.mayDo(member, row),
      events: events.map(({ id: key, at, staffName, kind, from, to, note, nextAt }) => ({
        ...{ id: key, at, staffName, kind, from, to, note, nextAt },
      })),
      others: others.map(clueRowOf),
      isWorkedElsewhere: owned > known,
    }
  }

  private mayDo(member: StaffSession, { ownerId, branchId }: ReadClue): ClueDetail['may'] {
    const may = (permission: StaffPermission) => reaches(member, permission, { ownerId, branchId })
    return {
      open: may('clues.open'),
      work: may('clues.work'),
      take: ownerId === null && may('clues.take'),
      assign: may('clues.assign'),
    }
  }

  /** The whole phone; the opening is written down before it is answered. */
  async openPhone(member: StaffSession, id: string, address: string): Promise<{ phone: string }> {
    const row = orThrow(await this.clues.find(member, id, 'clues.open'), 'notFound')
    await this.note(member, OPEN, id, {}, address)
    await this.alertWhenMany(member)
    return { phone: row.phone }
  }

  /** Alerts the manager, at most once an hour, when a member opens many phones. */
  private async alertWhenMany(member: StaffSession): Promise<void> {
    const alerts = new AlertRepository(this.deps.db)
    const since = this.deps.clock() - HOUR
    if ((await alerts.times(member.staffId, OPEN, since)) <= OPENED_AN_HOUR) return
    if ((await alerts.times(member.staffId, MANY_OPENED, since)) === 0)
      await this.note(member, MANY_OPENED, member.staffId)
  }

  async followUp(member: StaffSession, id: string, said: FollowUp): Promise<ClueDetail> {
    if (said.note === '' && said.state === undefined && said.nextAt === undefined)
      throw new ApiError('followUpEmpty')
    if (said.state === 'lost' && said.lostReason === undefined) throw new ApiError('lostReasonMissing')
    await this.changing(member, id, 'clues.work', async (clues, row) => {
      const to = said.state === row.state ? undefined : said.state
      const isNew = await clues.addEvent({
        ...this.eventOf(member, id, to === undefined ? 'note' : 'state'),
        id: said.id,
        from: to === undefined ? null : row.state,
        to: to ?? null,
        note: said.note,
        nextAt: said.nextAt ?? null,
      })
      // A repetition of the device changes nothing.
      if (!isNew) return
      if (to !== undefined && !isLeadMove(row.state, to)) throw new ApiError('leadMoveUnfit')
      const isOver = to === 'paid' || to === 'lost'
      await clues.update(id, {
        ...(to !== undefined && { state: to, lostReason: said.lostReason ?? null }),
        ...(isOver ? { nextAt: null } : said.nextAt !== undefined && { nextAt: said.nextAt }),
        updatedAt: this.deps.clock(),
      })
    })
    return this.detail(member, id)
  }

  async take(member: StaffSession, id: string): Promise<ClueDetail> {
    await this.changing(member, id, 'clues.take', async (clues, row) => {
      if (row.ownerId === member.staffId) return
      if (row.ownerId !== null) throw new ApiError('leadTaken')
      await clues.update(id, { ownerId: member.staffId })
      await clues.addEvent(this.eventOf(member, id, 'take'))
    })
    return this.detail(member, id)
  }

  async release(member: StaffSession, id: string): Promise<void> {
    await this.changing(member, id, 'clues.work', async (clues, row) => {
      if (row.ownerId === null) return
      await clues.update(id, { ownerId: null, nextAt: null })
      await clues.addEvent(this.eventOf(member, id, 'release'))
    })
  }

  /** Assigns a lead to a member in the manager's scope; head office moves it to the branch of the member. */
  async assign(member: StaffSession, id: string, staffId: string): Promise<ClueDetail> {
    const target = (await this.clues.members(member)).find((one) => one.staffId === staffId)
    const { name, branchId } = orThrow(target, 'notFound')
    await this.changing(member, id, 'clues.assign', async (clues) => {
      await clues.update(id, { ownerId: staffId, branchId })
      await clues.addEvent({ ...this.eventOf(member, id, 'assign'), note: name })
    })
    await this.note(member, 'lead.assign', id, { staffId })
    return this.detail(member, id)
  }

  async members(member: StaffSession) {
    return this.clues.members(member)
  }

  async today(member: StaffSession) {
    const now = this.deps.clock()
    return this.clues.today(member, now, Date.parse(`${shanghaiDate(now)}T00:00:00+08:00`))
  }

  private changing(
    member: StaffSession,
    id: string,
    permission: StaffPermission,
    change: (
      clues: ClueWorkRepository,
      row: NonNullable<Awaited<ReturnType<ClueWorkRepository['hold']>>>,
    ) => Promise<void>,
  ): Promise<void> {
    return this.deps.db.transaction(async (tx) => {
      const clues = new ClueWorkRepository(tx)
      const readable = await clues.hold(member, id, permission)
      if (readable) return change(clues, readable)
      // A colleague was faster with a lead that the member still sees.
      const isSeen =
        permission === 'clues.take' &&
        (await clues.hold({ ...member, role: 'branchManager' }, id, 'clues.read'))
      throw new ApiError(isSeen && isSeen.ownerId !== null ? 'leadTaken' : 'notFound')
    })
  }

  private eventOf(member: StaffSession, clueId: string, kind: LeadEvent['kind']) {
    return {
      id: this.deps.random.id(),
      clueId,
      at: this.deps.clock(),
      staffId: member.staffId,
      staffName: member.name,
      kind,
      from: null,
      to: null,
      note: '',
      nextAt: null,
    }
  }

  private note(member: StaffSession, action: string, subject: string, detail = {}, address = '') {
    const { name: actor, staffId, branchId } = member
    return this.deps.audit({ actor, staffId, branchId, action, subject, detail, address })
  }
}
