import * as v from 'valibot'
import {
  type ChooseFormBody,
  chooseFormSchema,
  type ChoosePlan,
  type Favourite,
} from '@/contracts/choose/plans'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { AdmissionData } from '../AdmissionData'
import type { ProgrammeService } from '../programmes/ProgrammeService'
import type { FavouriteKind, FavouriteRepository } from './FavouriteRepository'
import type { PlanRepository, StoredForm } from './PlanRepository'
import type { RecommendService } from './RecommendService'

interface PlanDeps {
  readonly plans: PlanRepository
  readonly favourites: FavouriteRepository
  readonly programmes: ProgrammeService
  readonly recommend: RecommendService
  readonly data: AdmissionData
  readonly clock: Clock
}

const GONE = '已不在数据中'

const shown = (row: StoredForm | undefined) => {
  const parsed = v.safeParse(chooseFormSchema, row?.form)
  return { form: parsed.success ? parsed.output : null, rev: row?.rev ?? 0 }
}

/** A learner's forms, favourites and plan. */
export class PlanService {
  constructor(private readonly deps: PlanDeps) {}

  async form(uid: number, module: string) {
    return shown(await this.deps.plans.form(uid, module))
  }

  async saveForm(uid: number, module: string, form: ChooseFormBody, rev: number) {
    const row = { uid, module, form, rev: rev + 1, changedAt: this.deps.clock() }
    if (!(await this.deps.plans.saveForm(row, rev))) throw new ApiError('formStale')
    return { form, rev: rev + 1 }
  }

  async favourites(uid: number, kind: FavouriteKind, page: number, size: number) {
    const { rows, total } = await this.deps.favourites.page(uid, kind, page, size)
    const list = rows.map((row): Favourite => ({
      ...row,
      name: row.name ?? GONE,
      note: row.note ?? '',
      kind,
    }))
    return { list, total, page, size }
  }

  async isFavourite(uid: number, kind: FavouriteKind, id: string) {
    return { kept: await this.deps.favourites.has(uid, kind, id) }
  }

  async addFavourite(uid: number, kind: FavouriteKind, id: string) {
    const { limits } = await this.deps.data.rules()
    const bounds = { most: limits.favourites, now: this.deps.clock() }
    if (!(await this.deps.favourites.add(uid, kind, id, bounds))) throw new ApiError('favouritesTooMany')
    return { done: true } as const
  }

  async removeFavourites(uid: number, kind: FavouriteKind, ids: readonly string[]) {
    await this.deps.favourites.remove(uid, kind, ids)
    return { done: true } as const
  }

  async orderFavourites(uid: number, kind: FavouriteKind, ids: readonly string[]) {
    await this.deps.favourites.order(uid, kind, ids)
    return { done: true } as const
  }

  async plan(uid: number, total: number | undefined): Promise<ChoosePlan> {
    const { bands, limits } = await this.deps.data.rules()
    const planned = await this.deps.plans.planned(uid)
    const records = await this.deps.programmes.byIds(planned.map(({ programmeId }) => programmeId))
    const candidate = total === undefined ? undefined : { total, scores: {} }
    const rows = await this.deps.recommend.rows(records, candidate)
    const byId = new Map(rows.map((row) => [row.programmeId, row]))
    const list = planned.flatMap(({ programmeId, isFirst, addedAt }) => {
      const row = byId.get(programmeId)
      return row ? [{ ...row, isFirst, addedAt }] : []
    })
    return { list, bands, most: limits.plan }
  }

  async planProgramme(uid: number, programmeId: string, isFirst: boolean) {
    const [known] = await this.deps.programmes.byIds([programmeId])
    if (!known) throw new ApiError('notFound')
    const { limits } = await this.deps.data.rules()
    const row = { uid, programmeId, isFirst, addedAt: this.deps.clock() }
    if (!(await this.deps.plans.plan(row, limits.plan))) throw new ApiError('planTooMany')
    return { done: true } as const
  }

  async unplan(uid: number, programmeId: string) {
    await this.deps.plans.unplan(uid, [programmeId])
    return { done: true } as const
  }
}
