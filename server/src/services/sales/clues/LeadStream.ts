import { setTimeout as sleep } from 'node:timers/promises'
import type { ClueRow, LeadStreamEvent } from '@/contracts/sales/clues'
import { reaches } from '@/domain/staff/reaches'
import { staffScope } from '@/domain/staff/permissions'
import type { StaffSession } from '../../../http/StaffSession'
import type { Clock } from '../../../ports/Clock'
import { clueRowOf } from './clueRowOf'
import type { ClueWorkRepository, ReadClue } from './ClueWorkRepository'

/** Interval in ms of the check for new leads and ended sessions; within the promised second. */
const TURN_MS = 600
/** Look back this far, because transactions of leads may commit late. */
const LOOK_BACK_MS = 10_000
const BEAT_MS = 15_000
/** Ends each stream after a while, so that connections of vanished devices do not accumulate; clients reconnect. */
const LONGEST_MS = 9 * 60_000
/** Opened phones in an hour after which the manager hears of it. */
export const OPENED_AN_HOUR = 20

interface StreamDeps {
  readonly clues: Pick<ClueWorkRepository, 'since'>
  readonly clock: Clock
  isAlive(tokenHash: string): Promise<boolean>
  /** Alerts of a branch, or of all, after a moment. */
  alertsSince(branchId: string | null, moment: number): Promise<readonly { id: number; text: string }[]>
}

/** Streams new leads. Polls the database once per interval for all readers. */
export class LeadStream {
  private recent: readonly ReadClue[] = []
  private asked: Promise<void> | undefined

  constructor(private readonly deps: StreamDeps) {}

  /** Leads of the last minute in reach, for devices that read no streams. */
  async whole(member: StaffSession): Promise<ClueRow[]> {
    const rows = await this.deps.clues.since(this.deps.clock() - 60_000)
    return rows.filter((row) => reaches(member, 'clues.read', row)).map(clueRowOf)
  }

  async *events(member: StaffSession): AsyncGenerator<LeadStreamEvent> {
    const { clock } = this.deps
    const begun = clock()
    const seen = new Set((await this.deps.clues.since(begun - LOOK_BACK_MS)).map(({ id }) => id))
    const told = new Set<number>()
    yield { kind: 'beat' }
    for (let turn = 1; turn * TURN_MS < LONGEST_MS; turn += 1) {
      await sleep(TURN_MS)
      if (!(await this.deps.isAlive(member.tokenHash))) {
        yield { kind: 'ended' }
        return
      }
      await this.refresh()
      for (const row of this.recent) {
        if (seen.has(row.id) || !reaches(member, 'clues.read', row)) continue
        seen.add(row.id)
        yield { kind: 'lead', lead: clueRowOf(row) }
      }
      yield* this.alerts(member, begun, told)
      if ((turn * TURN_MS) % BEAT_MS < TURN_MS) yield { kind: 'beat' }
    }
  }

  private async *alerts(
    member: StaffSession,
    begun: number,
    told: Set<number>,
  ): AsyncGenerator<LeadStreamEvent> {
    const scope = staffScope(member.role, 'clues.assign')
    if (scope === undefined) return
    const found = await this.deps.alertsSince(scope === 'all' ? null : member.branchId, begun)
    for (const { id, text } of found) {
      if (told.has(id)) continue
      told.add(id)
      yield { kind: 'alert', text }
    }
  }

  /** Shares one query among the readers of one turn. */
  private refresh(): Promise<void> {
    this.asked ??= this.deps.clues
      .since(this.deps.clock() - LOOK_BACK_MS)
      .then((rows) => {
        this.recent = rows
      })
      .finally(() => {
        this.asked = undefined
      })
    return this.asked
  }
}
