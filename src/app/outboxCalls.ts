import type { CallContract } from '@/contracts/define'
import { watched } from '@/contracts/course/watching'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { handInTest } from '@/contracts/promo/handInTest'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { stageTest } from '@/contracts/word/stageTests'

/** Writes that the outbox may keep and send later, by contract id. */
export const outboxCalls: Readonly<Record<string, CallContract>> = {
  [salesClue.id]: salesClue,
  [handInTest.id]: handInTest,
  [pageEvents.id]: pageEvents,
  [stageTest.id]: stageTest,
  [watched.id]: watched,
}
