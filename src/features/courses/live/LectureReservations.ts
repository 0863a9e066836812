import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { reservedLectures } from '@/contracts/course/live'
import { lectureRoom } from '@/domain/courses/lectureRoom'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { keepPlace, leavePlace } from './broadcastPlace'

/** The open lectures in which the learner keeps a place. */
export class LectureReservations {
  private readonly kept = new Set<string>()
  private readonly keeping = new Task()

  constructor(private readonly stores: Pick<Stores, 'call' | 'session' | 'loginFlow' | 'ui'>) {
    makeAutoObservable<this, 'stores' | 'keeping'>(
      this,
      { stores: false, keeping: false },
      { autoBind: true },
    )
  }

  has(lectureId: string): boolean {
    return this.kept.has(lectureId)
  }

  async keep(lectureId: string): Promise<void> {
    if (await keepPlace(this.stores, this.keeping, lectureRoom(lectureId)))
      runInAction(() => this.kept.add(lectureId))
  }

  async leave(lectureId: string): Promise<void> {
    if (await leavePlace(this.stores, this.keeping, lectureRoom(lectureId)))
      runInAction(() => this.kept.delete(lectureId))
  }

  start(): void {
    void this.load()
  }

  /** Loads the reservation marks; a failure only leaves them out. */
  private async load(): Promise<void> {
    const { call, session } = this.stores
    if (!session.isLoggedIn) return
    const found = await catchApiError(
      () => call(reservedLectures, { params: { uid: session.uid } }, { quiet: true }),
      () => [],
    )
    runInAction(() => found.forEach(({ lectureId }) => this.kept.add(lectureId)))
  }
}
