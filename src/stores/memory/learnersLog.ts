import type { KeyValueStore } from '@/platform/storage'
import type { RefusedWrites } from '../refused/RefusedWrites'
import type { Stores } from '../Stores'
import { deviceOf } from './deviceOf'
import { LogStorage, type LogRoom } from './LogStorage'
import { type LogLink, ReviewLog } from './ReviewLog'

/** Dependencies of a persisted log. */
export interface LearnersLogDeps extends Pick<Stores, 'call' | 'session'> {
  readonly refused: Pick<RefusedWrites, 'setAside'>
  readonly storage: KeyValueStore
  now(): number
  /** Offset of `now` to the device clock, in milliseconds. */
  offset(): number
  /** Shows a message to the learner. */
  say(text: string): void
}

interface LearnersLogOptions {
  readonly room: LogRoom
  readonly link: LogLink
  /** Own weights of the memory model; without them those of many learners. */
  readonly weights?: readonly number[] | undefined
}

/** Shown when the device storage is full. */
export const DEVICE_FULL = '手机存储已满，请联网同步后再退出，或先清理存储'

/** The log of what one learner remembers of one kind of things, on this device. */
export const learnersLog = (
  { session, refused, storage, now, offset, say }: LearnersLogDeps,
  { room, link, weights }: LearnersLogOptions,
): ReviewLog => {
  const { uid } = session
  const logStorage = new LogStorage(storage, uid, room)
  const log = new ReviewLog({
    link,
    device: deviceOf(storage),
    weights,
    logStorage,
    now,
    offset,
    onFull: () => {
      say(DEVICE_FULL)
      void log.sync()
    },
    onIgnored: (count) => say(`有 ${count} 条记录没有计入，内容可能已更新`),
    setAside: (event, { msg: reason }) =>
      refused.setAside({
        id: event.id,
        owner: uid,
        kind: 'review',
        text: '',
        reason,
        key: logStorage.keyOf(event),
        value: JSON.stringify(event),
      }),
  })
  return log
}
