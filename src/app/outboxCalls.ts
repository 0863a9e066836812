import type { CallContract } from '@/contracts/define'
import { giveConsent } from '@/contracts/auth/account'
import { publishPost } from '@/contracts/community/publishPost'
import { watched } from '@/contracts/course/watching'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { keepMark, keepPlace, removeMark } from '@/contracts/library/reading'
import { handInTest } from '@/contracts/promo/handInTest'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { linkVisit } from '@/contracts/sales/links'
import { stageTest } from '@/contracts/word/stageTests'

/** Writes that the outbox may keep and send later, by contract id. */
export const outboxCalls: Readonly<Record<string, CallContract>> = {
  [giveConsent.id]: giveConsent,
  [keepMark.id]: keepMark,
  [keepPlace.id]: keepPlace,
  [removeMark.id]: removeMark,
  [salesClue.id]: salesClue,
  [handInTest.id]: handInTest,
  [linkVisit.id]: linkVisit,
  [pageEvents.id]: pageEvents,
  [publishPost.id]: publishPost,
  [stageTest.id]: stageTest,
  [watched.id]: watched,
}
