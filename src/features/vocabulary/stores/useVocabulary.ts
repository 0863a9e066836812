import { storage } from '@/platform/storage'
import { onSendingChance } from '@/stores/onSendingChance'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { Vocabulary } from './Vocabulary'

const made = new WeakMap<Stores, Vocabulary>()

/** Whatever waits is sent when the network comes back and when the app is left. */
const keepSending = (stores: Stores): void => {
  onSendingChance(() => {
    const vocabulary = made.get(stores)
    if (vocabulary?.uid === stores.session.uid) void vocabulary.log.sync()
  })
}

/** The vocabulary of the learner who is logged in: one for all pages, another one after a change of user. */
const vocabularyOf = (stores: Stores): Vocabulary => {
  const known = made.get(stores)
  if (known?.uid === stores.session.uid) return known
  const fresh = new Vocabulary({
    call: stores.call,
    session: stores.session,
    storage: storage.local,
    now: stores.clock.now,
    offset: () => stores.clock.offset,
    say: (text) => stores.ui.say(text),
  })
  if (!known) keepSending(stores)
  made.set(stores, fresh)
  return fresh
}

export const useVocabulary = (): Vocabulary => vocabularyOf(useStores())
