import { setImmediate as pause } from 'node:timers/promises'
import { boundedItem } from '@/domain/ability/boundedItem'
import { type ItemBank, calibrationCycles, type LearnerSheet } from '@/domain/ability/calibrateItems'
import { recalibrate } from '@/domain/ability/recalibrate'
import type { Db } from '../../../db/Database'
import type { Clock } from '../../../ports/Clock'
import { CalibrationRepository, type Estimate } from './CalibrationRepository'

const DAY = 86_400_000
/** Answers from which on the questions of a subject are estimated, and how many more there are before the next time. */
const NEEDED = 2000
const GROWTH = 1.3
/** What was answered before says little of how the question is today. */
const RECENT_MS = 365 * DAY
const LEASE_MS = 10 * 60_000

/** Estimates in many small steps: requests are answered in between. */
const fitCalmly = async (sheets: readonly LearnerSheet[], authored: ItemBank): Promise<ItemBank> => {
  let bank = authored
  for (bank of calibrationCycles(sheets, authored)) await pause()
  return new Map([...bank].map(([id, item]) => [id, boundedItem(item, authored.get(id) ?? item)]))
}

type Answers = Awaited<ReturnType<CalibrationRepository['answers']>>

const sheetsOf = (answers: Answers): LearnerSheet[] => {
  const sheets = new Map<number, { itemId: string; isRight: boolean }[]>()
  for (const { uid, questionId, share } of answers) {
    const sheet = sheets.get(uid) ?? []
    sheet.push({ itemId: questionId, isRight: share >= 1 })
    sheets.set(uid, sheet)
  }
  return [...sheets.values()]
}

const estimatesOf = (bank: ItemBank, authored: ItemBank): Estimate[] =>
  [...bank].flatMap(([questionId, { discrimination, difficulty }]) => {
    const before = authored.get(questionId)
    if (!before || (before.difficulty === difficulty && before.discrimination === discrimination)) return []
    return {
      questionId,
      discrimination,
      difficulty,
      authoredDiscrimination: before.discrimination,
      authoredDifficulty: before.difficulty,
    }
  })

/** Estimates questions anew from learners' answers; kept only when they predict answers they have not seen better than the author. */
export class ItemCalibration {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Tries the subject that waits longest, each once a day; whether there was one. Several processes may call it at once. */
  async calibrateNext(): Promise<boolean> {
    const now = this.clock()
    const queue = new CalibrationRepository(this.db)
    const claimed = await queue.claim(now, now - DAY, now + LEASE_MS)
    if (!claimed) return false
    const { subject, answers: before } = claimed
    const answers = await queue.answers(subject, now - RECENT_MS)
    if (answers.length < Math.max(NEEDED, before * GROWTH)) await queue.release(subject)
    else await this.calibrate(subject, answers)
    return true
  }

  private async calibrate(subject: string, answers: Answers): Promise<void> {
    const items = await new CalibrationRepository(this.db).authored(subject)
    const authored: ItemBank = new Map(items.map(({ id, ...item }) => [id, item]))
    const { bank, isBetter, heldOut } = await recalibrate(sheetsOf(answers), authored, fitCalmly)
    await this.db.transaction(async (tx) => {
      const repository = new CalibrationRepository(tx)
      await repository.keep(subject, isBetter ? estimatesOf(bank, authored) : [], this.clock())
      await repository.finish(subject, answers.length, heldOut)
    })
  }
}
