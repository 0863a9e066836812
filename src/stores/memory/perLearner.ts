import { storage } from '@/platform/storage'
import { onReconnectOrHide } from '../device/onReconnectOrHide'
import { refusedWritesOf } from '../refused/refusedWritesOf'
import type { Stores } from '../Stores'
import { useStores } from '../useStores'
import type { LearnersLogDeps } from './learnersLog'
import type { ReviewLog } from './ReviewLog'

/** Something of one learner that keeps a log on the device. */
interface LogKeeper {
  readonly uid: string
  readonly log: ReviewLog
  /** Sends what it keeps beside its log. */
  alsoSend?(): void
}

const depsOf = (stores: Stores): LearnersLogDeps => {
  const { call, session, clock, ui } = stores
  return {
    call,
    session,
    refused: refusedWritesOf(stores),
    storage: storage.local,
    now: clock.now,
    offset: () => clock.offset,
    say: (text) => ui.say(text),
  }
}

/**
 * A hook that returns the log keeper of the logged-in learner: one for all pages, replaced after a change of user.
 * Sends pending events when the network returns and when the app is left.
 */
export const perLearner = <K extends LogKeeper>(make: (deps: LearnersLogDeps) => K): (() => K) => {
  const made = new WeakMap<Stores, K>()
  const keeperOf = (stores: Stores): K => {
    const known = made.get(stores)
    if (known?.uid === stores.session.uid) return known
    const fresh = make(depsOf(stores))
    if (!known)
      onReconnectOrHide(() => {
        const keeper = made.get(stores)
        if (keeper?.uid !== stores.session.uid) return
        void keeper.log.sync()
        keeper.alsoSend?.()
      })
    made.set(stores, fresh)
    return fresh
  }
  return () => keeperOf(useStores())
}
