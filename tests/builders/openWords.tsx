import type { ReactElement } from 'react'
import type { Query } from '@/lib/query'
import { fakeSpeech } from '@/platform/speech'
import { storage } from '@/platform/storage'
import type { RouteId } from '@/routes/table'
import { fakeStores, type FakeWorld } from './fakeStores'
import { arrive, renderIn } from './renderIn'
import type { Answer } from './scriptedNetwork'
import { NOW, wordAnswers } from './vocabularyWorld'

interface Opening {
  readonly given?: Query
  readonly answers?: Record<string, Answer>
  /** Milliseconds to wait; a page gives a cut network up after three seconds. */
  readonly after?: number
}

const GIVES_UP_MS = 3000

/** Draws a page of the vocabulary on the device as it is, as after a kill; needs fake timers. */
export const reopenWords = async (
  view: ReactElement,
  id: RouteId,
  { given = {}, answers = {}, after = GIVES_UP_MS }: Opening = {},
): Promise<FakeWorld> => {
  const world = fakeStores({ loggedIn: true, storage, answers: wordAnswers(answers) })
  renderIn(world.stores, view, id, given)
  await arrive(after)
  return world
}

/** The same for a learner with an empty device. */
export const openWords = (view: ReactElement, id: RouteId, opening: Opening = {}): Promise<FakeWorld> => {
  jest.setSystemTime(NOW)
  for (const key of storage.local.keys()) storage.local.remove(key)
  Object.assign(fakeSpeech, { said: [], prepared: [], isSilent: false })
  return reopenWords(view, id, opening)
}
