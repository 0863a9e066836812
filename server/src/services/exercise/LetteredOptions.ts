import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { attemptPolicies } from '@/domain/attempt/policies'
import type { QuestionKey } from '@/domain/attempt/Question'
import { shuffledPlaces } from '@/domain/attempt/shownQuestion'
import { withoutRooms } from '@/domain/maths/formulaText'
import { markdownText } from '../../authoring/markdownText'
import type { Db } from '../../db/Database'
import { exerciseAttempts } from '../../db/schema/exercises'
import { QuestionRepository } from './QuestionRepository'

const placeOf = (letter: string): number => letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)

const isRight = (key: QuestionKey, place: number): boolean | undefined => {
  if (key.type === 'single') return key.option === place
  return key.type === 'multiple' ? key.options.includes(place) : undefined
}

/** What stood at a letter: every attempt has options in an order of its own. */
export class LetteredOptions {
  constructor(private readonly db: Db) {}

  /** What a learner's newest attempt at a question showed at a letter, and whether it is right, in Markdown; undefined where nothing stood there. */
  async tell(uid: number, questionId: string, letter: string): Promise<string | undefined> {
    const newest = await this.newest(uid, questionId)
    const found = newest && (await new QuestionRepository(this.db).byIds([questionId])).get(questionId)
    if (!found) return undefined
    const { options, keepsOrder, key } = found.question
    const mixes = attemptPolicies[newest.kind].shufflesOptions && !keepsOrder
    const places = mixes ? shuffledPlaces(options.length, `${newest.seed}:${questionId}`) : options.keys()
    const place = [...places][placeOf(letter)]
    const isKey = place === undefined ? undefined : isRight(key, place)
    if (place === undefined || isKey === undefined) return undefined
    const verdict = isKey ? '它是正确答案' : '它不是正确答案'
    return `你最近一次做这道题时，选项 **${letter.toUpperCase()}** 是：${markdownText(withoutRooms(options[place] ?? ''))}\n\n${verdict}，理由在下面的解析里。`
  }

  private async newest(uid: number, questionId: string) {
    const [row] = await this.db
      .select({ kind: exerciseAttempts.kind, seed: exerciseAttempts.seed })
      .from(exerciseAttempts)
      .where(
        and(
          eq(exerciseAttempts.uid, uid),
          sql`${exerciseAttempts.asked} @> ${JSON.stringify([{ id: questionId }])}::jsonb`,
        ),
      )
      .orderBy(desc(exerciseAttempts.startedAt), asc(exerciseAttempts.attemptId))
      .limit(1)
    return row
  }
}
