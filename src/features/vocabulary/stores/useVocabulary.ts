import { storage } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { Vocabulary } from './Vocabulary'

const made = new WeakMap<Stores, Vocabulary>()

/** The vocabulary of the learner who is logged in: one for all pages, another one after a change of user. */
export const vocabularyOf = (stores: Stores): Vocabulary => {
  const known = made.get(stores)
  if (known?.uid === stores.session.uid) return known
  const fresh = new Vocabulary({
    call: stores.call,
    session: stores.session,
    storage: storage.local,
    now: () => Date.now(),
  })
  made.set(stores, fresh)
  return fresh
}

export const useVocabulary = (): Vocabulary => vocabularyOf(useStores())
