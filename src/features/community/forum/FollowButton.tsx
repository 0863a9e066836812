import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { follow, unfollow } from '@/contracts/community/forum'
import type { FollowKind } from '@/domain/community/kinds'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

interface FollowTarget {
  readonly kind: FollowKind
  readonly targetId: string
  readonly name: string
  readonly isFollowed: boolean
}

/** Whether the learner follows a user or a plate. */
class FollowToggle {
  isFollowed: boolean
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'loginFlow' | 'ui'>,
    private readonly target: FollowTarget,
  ) {
    this.isFollowed = target.isFollowed
    makeAutoObservable<this, 'deps' | 'target' | 'task'>(
      this,
      { deps: false, target: false, task: false },
      { autoBind: true },
    )
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  async toggle(): Promise<void> {
    const { call, loginFlow, ui } = this.deps
    if (!(await loginFlow.require())) return
    const { kind, targetId } = this.target
    const wanted = !this.isFollowed
    const params = { kind, targetId }
    if (!(await this.task.succeeds(() => call(wanted ? follow : unfollow, { params })))) return
    this.set(wanted)
    ui.say(wanted ? '已关注' : '已取消关注')
  }

  private set(isFollowed: boolean): void {
    this.isFollowed = isFollowed
  }
}

/** Follows a user or a plate, or stops. */
export const FollowButton = observer(function FollowButton(target: FollowTarget) {
  const stores = useStores()
  const [toggle] = useState(() => new FollowToggle(stores, target))
  const face = toggle.isFollowed ? '已关注' : '关注'
  return (
    <Button
      kind={toggle.isFollowed ? 'ghost' : 'soft'}
      size="s"
      loading={toggle.isBusy}
      label={`${face}：${target.name}`}
      onPress={() => void toggle.toggle()}
    >
      {face}
    </Button>
  )
})
