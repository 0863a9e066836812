import { leaveLive, reserveLive } from '@/contracts/course/live'
import type { Stores } from '@/stores/Stores'
import type { Task } from '@/stores/page/Task'

type PlaceStores = Pick<Stores, 'call' | 'session' | 'loginFlow' | 'ui'>

/** Reserves a broadcast, after a login where needed; returns whether it is reserved. */
export const keepPlace = async (
  { call, session, loginFlow, ui }: PlaceStores,
  task: Task,
  liveId: string,
): Promise<boolean> => {
  if (!(await loginFlow.require())) return false
  const params = { uid: session.uid, liveId }
  const isKept = await task.succeeds(() => call(reserveLive, { params, body: {} }))
  if (isKept) ui.say('预约成功，开播前「学习」页会提醒你')
  return isKept
}

/** Gives a place back; whether it is given back. */
export const leavePlace = async (
  { call, session, loginFlow, ui }: PlaceStores,
  task: Task,
  liveId: string,
): Promise<boolean> => {
  if (!(await loginFlow.require())) return false
  const params = { uid: session.uid, liveId }
  const isLeft = await task.succeeds(() => call(leaveLive, { params }))
  if (isLeft) ui.say('已取消预约，不再提醒')
  return isLeft
}
