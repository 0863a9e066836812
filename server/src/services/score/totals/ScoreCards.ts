import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TotalReport } from '@/contracts/score/totals'

/** Contents of a share picture: figures of a total report, and nothing that names a person, a school or a major. */
export interface ScoreCard {
  readonly low: number
  readonly high: number
  readonly full: number
  readonly line: 'none' | 'pass' | 'maybe' | 'fail'
  readonly year: number
  /** 0 where no rank is shown. */
  readonly rank: number
  readonly people: number
}

const LINES = ['none', 'pass', 'maybe', 'fail'] as const
/** Letters of a signature: 96 bits. */
const SIGNATURE = 16
const MOST = 99_999_999
const RADIX = 36
/** Scores have tenths. */
const TENTHS = 10
const FIGURES = /^(?:[0-9a-z]{1,6}-){6}[0-9a-z]{1,6}$/

/**
 * Names of share pictures: the figures with a signature, so that nothing is stored and pictures cannot be forged
 * (decisions/063).
 */
export class ScoreCards {
  constructor(private readonly secret: string) {}

  /** The name of a complete report's picture. */
  nameOf({ evaluation, ranks }: Pick<TotalReport, 'evaluation' | 'ranks'>): string {
    const { low, high, full, line } = evaluation
    const { rank, people } = ranks.major
    const figures = [
      low * TENTHS,
      high * TENTHS,
      full,
      LINES.indexOf(line?.result ?? 'none'),
      line?.year ?? 0,
      rank ?? 0,
      people,
    ]
    const says = figures.map((figure) => Math.min(Math.round(figure), MOST).toString(RADIX)).join('-')
    return `${says}-${this.sign(says)}`
  }

  /** The figures of a name; undefined where we did not sign it. */
  read(name: string): ScoreCard | undefined {
    const says = name.slice(0, -SIGNATURE - 1)
    const right = Buffer.from(`${says}-${this.sign(says)}`)
    const given = Buffer.from(name)
    if (right.length !== given.length || !timingSafeEqual(right, given) || !FIGURES.test(says))
      return undefined
    const [low = 0, high = 0, full = 0, line = 0, year = 0, rank = 0, people = 0] = says
      .split('-')
      .map((figure) => parseInt(figure, RADIX))
    return {
      low: low / TENTHS,
      high: high / TENTHS,
      full,
      line: LINES[line] ?? 'none',
      year,
      rank,
      people,
    }
  }

  private sign(says: string): string {
    return createHmac('sha256', this.secret).update(says).digest('base64url').slice(0, SIGNATURE)
  }
}
