import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tally } from '@/contracts/progress/tally'
import { type ReportPeriod, reportPeriods } from '@/domain/progress/reportPeriods'
import type { ReportCard } from '../../posters/drawStudyCard'

/** Letters of a signature: 96 bits. */
const SIGNATURE = 16
/** No figure of a card is longer than six digits. */
const MOST = 999_999
const MINUTE = 60
const FIGURES = /^([0-9a-z]{1,6}-){6}[0-9a-z]{1,6}$/
const RADIX = 36

interface CardSource {
  readonly per: ReportPeriod
  readonly day: number
  readonly streak: number
  readonly tally: Tally
}

/** Names of report pictures: a name is the figures and their signature, so that nothing is kept and nothing can be made up (decisions/063). */
export class ReportCards {
  constructor(private readonly secret: string) {}

  nameOf({ per, day, streak, tally }: CardSource): string {
    const seconds = tally.lessonSeconds + tally.wordSeconds + tally.questionSeconds
    const figures = [
      reportPeriods.indexOf(per),
      day,
      Math.round(seconds / MINUTE),
      tally.words,
      tally.answers,
      tally.right,
      streak,
    ]
    const says = figures.map((figure) => Math.min(figure, MOST).toString(RADIX)).join('-')
    return `${says}-${this.sign(says)}`
  }

  /** Decodes a signed name; undefined when the signature is not ours. */
  read(name: string): ReportCard | undefined {
    const says = name.slice(0, -SIGNATURE - 1)
    const right = Buffer.from(`${says}-${this.sign(says)}`)
    const given = Buffer.from(name)
    if (right.length !== given.length || !timingSafeEqual(right, given) || !FIGURES.test(says))
      return undefined
    const [period = 0, day = 0, minutes = 0, words = 0, answers = 0, rightOnes = 0, streak = 0] = says
      .split('-')
      .map((figure) => parseInt(figure, RADIX))
    return { per: reportPeriods[period] ?? 'week', day, minutes, words, answers, right: rightOnes, streak }
  }

  private sign(says: string): string {
    return createHmac('sha256', this.secret).update(says).digest('base64url').slice(0, SIGNATURE)
  }
}
