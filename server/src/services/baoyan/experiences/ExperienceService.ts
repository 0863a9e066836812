import { isDeepStrictEqual } from 'node:util'
import type { Experience, ExperienceRow } from '@/contracts/baoyan/catalogue'
import type { ExperienceText, OwnExperience } from '@/contracts/baoyan/experiences'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { AreaApis } from '../../Area'
import type { BaoyanData } from '../BaoyanData'
import type { ExperienceRecord, ExperienceRepository } from './ExperienceRepository'
import { learnerExperience } from './learnerExperience'

interface ExperienceDeps {
  readonly posts: ExperienceRepository
  readonly data: BaoyanData
  readonly clock: Clock
  readonly random: Random
  readonly limiter: RateLimiter
  /** Refuses a text with blocked words; answers what a moderator should look at. */
  readonly doubtIn: AreaApis['doubtIn']
  readonly tell: AreaApis['tell']
}

const DAY = 86_400_000
const done = { done: true } as const

const rowOf = ({ facts: _, timeline: __, advice: ___, ...row }: Experience): ExperienceRow => row

const allOf = ({ title, body }: ExperienceText): string =>
  [
    title,
    ...[body.school, body.major, body.gpa, body.english, body.research, body.awards],
    ...body.offers,
    ...body.timeline.map(({ when, text }) => `${when} ${text}`),
    ...body.advice,
  ].join('\n')

const ownOf = (row: ExperienceRecord): OwnExperience => {
  const { experienceId, state, title, reason, changedAt, field, isAnonymous, body } = row
  return { experienceId, state, title, reason, changedAt, field, isAnonymous, body }
}

/** Experience posts: those of learners, moderated, and the authored ones. */
export class ExperienceService {
  constructor(private readonly deps: ExperienceDeps) {}

  /** Posts of learners come first, the authored ones follow. */
  async page(field: string | undefined, page: number, size: number) {
    const all = await this.deps.data.experiences()
    const authored = all.filter((one) => !field || one.field === field)
    const from = (page - 1) * size
    const { list, total } = await this.deps.posts.shown(field, size, from)
    const begin = Math.max(0, from - total)
    const rest = authored.slice(begin, begin + size - list.length)
    return {
      list: [...list.map(learnerExperience), ...rest].map(rowOf),
      total: total + authored.length,
      page,
      size,
      fields: [...new Set(all.map((one) => one.field))],
    }
  }

  async one(id: string): Promise<Experience> {
    const post = await this.deps.posts.findShown(id)
    return post ? learnerExperience(post) : this.deps.data.experience(id)
  }

  /** Writes one post for each key, however often it is sent. A text that was changed after a lost answer replaces the former one. */
  async write(uid: number, key: string, text: ExperienceText) {
    const { posts, random, clock } = this.deps
    const known = await posts.byKey(uid, key)
    if (known) {
      const { title, field, isAnonymous, body } = await this.ownOne(uid, known.experienceId)
      const isSame = isDeepStrictEqual({ title, field, isAnonymous, body }, text)
      return isSame ? known : this.edit(uid, known.experienceId, text)
    }
    const doubt = await this.check(uid, text)
    const row = { ...text, experienceId: random.id(), uid, requestKey: key, doubt, changedAt: clock() }
    return (await posts.add(row)) ?? orThrow(await posts.byKey(uid, key), 'notFound')
  }

  async own(uid: number, page: number, size: number) {
    const { list, total } = await this.deps.posts.own(uid, size, (page - 1) * size)
    const rows = list.map(({ experienceId, state, title, reason, changedAt }) => ({
      experienceId,
      state,
      title,
      reason,
      changedAt,
    }))
    return { list: rows, total, page, size }
  }

  async ownOne(uid: number, id: string): Promise<OwnExperience> {
    return ownOf(orThrow(await this.deps.posts.find(uid, id), 'notFound'))
  }

  /** Changes the version of `base`, or the newest one. Sent again after a lost answer it changes nothing. */
  async edit(uid: number, id: string, text: ExperienceText, base?: number) {
    const { posts, clock } = this.deps
    const known = await this.ownOne(uid, id)
    if (base !== undefined && known.changedAt !== base) {
      const { experienceId, state, title, field, isAnonymous, body } = known
      if (isDeepStrictEqual({ title, field, isAnonymous, body }, text)) return { experienceId, state }
      throw new ApiError('editStale')
    }
    const doubt = await this.check(uid, text)
    return orThrow(
      await posts.edit(uid, id, text, { doubt, now: clock(), base: known.changedAt }),
      'editStale',
    )
  }

  async remove(uid: number, id: string) {
    await this.deps.posts.remove(uid, id)
    return done
  }

  async waiting(page: number, size: number) {
    const { list, total } = await this.deps.posts.waiting(size, (page - 1) * size)
    const rows = list.map(({ experienceId, version, doubt, changedAt, title, field, isAnonymous, body }) => ({
      experienceId,
      version,
      doubt,
      changedAt,
      title,
      field,
      isAnonymous,
      body,
    }))
    return { list: rows, total, page, size }
  }

  /** Decides the version that the moderator has read, once, and tells its author. */
  async decide(
    id: string,
    verdict: { readonly version: number; readonly isPassed: boolean; readonly reason: string },
  ) {
    const { posts, clock, tell } = this.deps
    const reason = verdict.isPassed ? '' : verdict.reason.trim()
    if (!verdict.isPassed && reason === '') throw new ApiError('reasonMissing')
    const change = { state: verdict.isPassed ? ('public' as const) : ('rejected' as const), reason }
    const isDone = await posts.decide(id, verdict.version, change, clock(), (tx, { uid, title }) =>
      tell(tx, {
        uid,
        groupKey: `experience:${id}:${verdict.version}`,
        title: verdict.isPassed ? '你的保研经验已通过审核' : '你的保研经验未通过审核',
        body: verdict.isPassed ? title : `原因：${reason}`,
        targetKind: 'experience',
        targetId: id,
      }),
    )
    if (isDone) return done
    const waits = orThrow(await posts.waits(id), 'notFound')
    throw new ApiError(waits ? 'reviewStale' : 'reviewDecided')
  }

  private async check(uid: number, text: ExperienceText): Promise<string> {
    const { data, limiter, doubtIn } = this.deps
    if (!(await data.experiences()).some(({ field }) => field === text.field))
      throw new ApiError('invalidRequest')
    const { limits } = await data.rules()
    if (!(await limiter.hit(`baoyan-experience:${uid}`, limits.experiencesADay, DAY)))
      throw new ApiError('questionsTooMany')
    // Last, because WeChat's check has a quota.
    return doubtIn(uid, allOf(text))
  }
}
