import { makeAutoObservable } from 'mobx'
import { like, unlike } from '@/contracts/community/comments'
import type { LikeKind } from '@/domain/community/kinds'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

export interface Likeable {
  readonly kind: LikeKind
  readonly targetId: string
  readonly isLiked: boolean
  readonly likes: number
}

/** A like that shows at once and is taken back when the backend does not answer. */
export class LikeToggle {
  isLiked: boolean
  likes: number
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'loginFlow'>,
    private readonly target: Likeable,
  ) {
    this.isLiked = target.isLiked
    this.likes = target.likes
    makeAutoObservable<this, 'deps' | 'target' | 'task'>(
      this,
      { deps: false, target: false, task: false },
      { autoBind: true },
    )
  }

  async toggle(): Promise<void> {
    const { call, loginFlow } = this.deps
    if (this.task.isRunning || !(await loginFlow.require())) return
    const { kind, targetId } = this.target
    const wanted = !this.isLiked
    this.set(wanted)
    const params = { kind, targetId }
    const isDone = await this.task.succeeds(() => call(wanted ? like : unlike, { params }))
    if (!isDone) this.set(!wanted)
  }

  private set(isLiked: boolean): void {
    if (this.isLiked === isLiked) return
    this.isLiked = isLiked
    this.likes = Math.max(0, this.likes + (isLiked ? 1 : -1))
  }
}
