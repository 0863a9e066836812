import * as v from 'valibot'
import type { CallOutput } from '@/contracts/define'
import { sendAttemptEvents, type SentBatch } from '@/contracts/exercise/attemptEvents'
import {
  attempt as attemptCall,
  diagnosisSchema,
  openAttempt,
  type Attempt,
  type Opening,
} from '@/contracts/exercise/attempts'
import { openVisit, sendVisitEvents, visit } from '@/contracts/exercise/visits'
import type { Stores } from '@/stores/Stores'

type Call = Stores['call']

/** The transport of an attempt: as a learner's or as a guest's. */
export interface AttemptApi {
  open(opening: Opening): Promise<Attempt>
  read(): Promise<Attempt>
  send(batch: SentBatch): Promise<CallOutput<typeof sendAttemptEvents>>
}

const QUIET = { quiet: true } as const

export const learnerAttemptApi = (call: Call, uid: string, attemptId: string): AttemptApi => {
  const params = { uid, attemptId }
  return {
    open: (opening) => call(openAttempt, { params, body: opening }, QUIET),
    read: () => call(attemptCall, { params }, QUIET),
    send: (batch) => call(sendAttemptEvents, { params, body: batch }, QUIET),
  }
}

/** API of guests: diagnostic tests only. */
export const guestAttemptApi = (call: Call, visitId: string): AttemptApi => {
  const params = { visitId }
  return {
    open: async (opening) => call(openVisit, { params, body: v.parse(diagnosisSchema, opening) }, QUIET),
    read: () => call(visit, { params }, QUIET),
    send: (batch) => call(sendVisitEvents, { params, body: batch }, QUIET),
  }
}
