import { makeAutoObservable } from 'mobx'
import { classTypes, type ClassType } from '@/contracts/course/goods'
import { salesLink, winterVacationApply } from '@/contracts/gaoshou/sales'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

/** What happened to a choice. */
export type SelectionOutcome = { readonly kind: 'applied' } | { readonly kind: 'link'; readonly url: string }

type SelectionDeps = Pick<Stores, 'call' | 'session' | 'promotion' | 'loginFlow'>

/** The choice of class type and term, which the backend maps to goods (seed §2, §4, §9). */
export class CourseSelection {
  readonly types: Resource<ClassType[]>
  classType = ''
  term = 0
  private readonly submitting = new Task()
  error = ''

  constructor(
    private readonly deps: SelectionDeps,
    readonly winterVacation: boolean,
  ) {
    this.types = new Resource(() => deps.call(classTypes, {}, { quiet: true }))
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, types: false, winterVacation: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.types.load()
  }

  get chosenType(): ClassType | undefined {
    return this.types.value?.find(({ code }) => code === this.classType)
  }

  get goodsId(): string | undefined {
    return this.chosenType?.terms.find(({ term }) => term === this.term)?.goodsId
  }

  chooseType(code: string): void {
    this.classType = code
    this.error = ''
    if (!this.goodsId) this.term = this.chosenType?.terms[0]?.term ?? 0
  }

  chooseTerm(term: number): void {
    this.term = term
  }

  /** 立即选课: applies on a winter-vacation page, otherwise asks for the sales link; nothing when it was refused. */
  async submit(): Promise<SelectionOutcome | undefined> {
    const { goodsId } = this
    if (!goodsId) {
      this.error = '请选择课程类型和学期'
      return undefined
    }
    if (!(await this.deps.loginFlow.require())) return undefined
    return this.submitting.run(
      () => this.send(goodsId),
      () => undefined,
    )
  }

  get isSubmitting(): boolean {
    return this.submitting.isRunning
  }

  private async send(goodsId: string): Promise<SelectionOutcome> {
    const { call, session, promotion } = this.deps
    if (this.winterVacation) {
      await call(winterVacationApply, { body: { uid: session.uid, goodsId } })
      return { kind: 'applied' }
    }
    const { inviteCode } = promotion.context
    return {
      kind: 'link',
      url: await call(salesLink, { query: { goodsId, ...(inviteCode && { inviteCode }) } }),
    }
  }
}
