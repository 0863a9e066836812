import type { ContendResult, ProfileBody } from '@/contracts/baoyan/profile'
import { FEWEST_PARTICIPANTS, profileProblems, scoresOf, totalOf } from '@/domain/baoyan/profile'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { BaoyanData } from '../BaoyanData'
import type { ProfileRepository, ResultRecord } from './ProfileRepository'

interface ProfileDeps {
  readonly profiles: ProfileRepository
  readonly data: BaoyanData
  readonly clock: Clock
  readonly random: Random
}

const HUNDRED = 100
const MOST_PERCENT = 99

/** The share of participants with a lower total, below 100; rounded down. */
const percentileOf = (below: number, participants: number): number =>
  Math.min(MOST_PERCENT, Math.floor((below * HUNDRED) / participants))

/** The background of a learner, the competitiveness test, and the history of results. */
export class ProfileService {
  constructor(private readonly deps: ProfileDeps) {}

  async profile(uid: number) {
    const row = await this.deps.profiles.profile(uid)
    return { profile: row?.profile ?? null, rev: row?.rev ?? 0 }
  }

  async save(uid: number, profile: ProfileBody, rev: number) {
    if (!(await this.deps.profiles.save(uid, profile, rev, this.deps.clock())))
      throw new ApiError('formStale')
    return { profile, rev: rev + 1 }
  }

  async contend(uid: number, profile: ProfileBody): Promise<ContendResult> {
    const total = totalOf(scoresOf(this.checked(profile)))
    const row = await this.keep(uid, 'contend', profile, { title: `综合 ${total} 分`, total })
    await this.deps.profiles.setTotal(uid, total, row.madeAt)
    return this.shown(row)
  }

  async result(uid: number, id: string): Promise<ContendResult> {
    const row = orThrow(await this.deps.profiles.result(uid, id), 'notFound')
    if (row.kind !== 'contend') throw new ApiError('notFound')
    return this.shown(row)
  }

  async results(uid: number, kind: ResultRecord['kind'], page: number, size: number) {
    return { ...(await this.deps.profiles.results(uid, kind, page, size)), page, size }
  }

  /** A background that can be judged, or the refusal that names the first problem. */
  checked(profile: ProfileBody): ProfileBody {
    if (Object.keys(profileProblems(profile)).length > 0) throw new ApiError('profileIncomplete')
    return profile
  }

  async keep(
    uid: number,
    kind: ResultRecord['kind'],
    profile: ProfileBody,
    { title, total }: Pick<ResultRecord, 'title' | 'total'>,
  ): Promise<ResultRecord> {
    const { profiles, data, clock, random } = this.deps
    const row = { resultId: random.id(), uid, kind, profile, title, total, madeAt: clock() }
    await profiles.keep(row, (await data.rules()).limits.history)
    return row
  }

  private async shown({ resultId, madeAt, profile }: ResultRecord): Promise<ContendResult> {
    const scores = scoresOf(profile)
    const total = totalOf(scores)
    const { participants, below } = await this.deps.profiles.standing(total)
    const percentile = participants >= FEWEST_PARTICIPANTS ? percentileOf(below, participants) : null
    return { resultId, madeAt, profile, total, scores, participants, percentile }
  }
}
