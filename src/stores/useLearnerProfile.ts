import { useEffect } from 'react'
import { storage } from '@/platform/storage'
import { LearnerProfile } from './account/LearnerProfile'
import type { Stores } from './Stores'
import { useStores } from './useStores'

const made = new WeakMap<Stores['session'], LearnerProfile>()

/** The profile of the logged-in learner: one for all pages, replaced after a change of user. */
export const learnerProfileOf = ({
  call,
  session,
  clock,
}: Pick<Stores, 'call' | 'session'> & { readonly clock: Pick<Stores['clock'], 'now'> }): LearnerProfile => {
  const known = made.get(session)
  if (known?.uid === session.uid) return known
  const fresh = new LearnerProfile(session.uid, { call, storage: storage.local, now: clock.now })
  made.set(session, fresh)
  return fresh
}

/** The same for a page, which fetches it when it is mounted. */
export const useLearnerProfile = (): LearnerProfile => {
  const profile = learnerProfileOf(useStores())
  useEffect(() => void profile.load(), [profile])
  return profile
}
