import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { QuestionKey } from '@/domain/attempt/Question'
import { withoutRooms } from '@/domain/maths/formulaText'
import { markdownText } from '../../../authoring/texts/markdownText'
import type { Db } from '../../../db/Database'
import { exerciseAttempts } from '../../../db/schema/exercises'
import { QuestionRepository } from './QuestionRepository'
import { type SeenAttempt, questionPassage } from './questionPassage'

const placeOf = (letter: string): number => letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)

const isRight = (key: QuestionKey, place: number): boolean | undefined => {
  if (key.type === 'single') return key.option === place
  return key.type === 'multiple' ? key.options.includes(place) : undefined
}

/** Limit of attempts that are searched for one question. */
const MOST_ATTEMPTS = 20

/** Finds the option under a letter: every attempt has its own option order. */
export class LetteredOptions {
  constructor(private readonly db: Db) {}

  /**
   * The option under a letter in all attempts of a learner at a question, and whether it is right, in Markdown.
   * Undefined where attempts differ.
   */
  async tell(uid: number, questionId: string, letter: string): Promise<string | undefined> {
    const sittings = await this.sittings(uid, questionId)
    if (sittings.length === 0) return undefined
    const found = (await new QuestionRepository(this.db).byIds([questionId])).get(questionId)
    if (!found) return undefined
    const { question } = found
    const at = placeOf(letter)
    const seen = sittings.map((sitting) => questionPassage(question, sitting, new Set()).options[at])
    const option = seen[0]
    const isKey = option && isRight(question.key, option.no)
    if (option === undefined || isKey === undefined || seen.some((one) => one?.no !== option.no))
      return undefined
    const verdict = isKey ? '它是正确答案' : '它不是正确答案'
    return `你做这道题时，选项 **${letter.toUpperCase()}** 是：${markdownText(withoutRooms(option.text))}\n\n${verdict}。下面是这道题的解析。`
  }

  private async sittings(uid: number, questionId: string): Promise<SeenAttempt[]> {
    return this.db
      .select({ kind: exerciseAttempts.kind, seed: exerciseAttempts.seed })
      .from(exerciseAttempts)
      .where(
        and(
          eq(exerciseAttempts.uid, uid),
          sql`${exerciseAttempts.asked} @> ${JSON.stringify([{ id: questionId }])}::jsonb`,
        ),
      )
      .orderBy(desc(exerciseAttempts.startedAt), asc(exerciseAttempts.attemptId))
      .limit(MOST_ATTEMPTS)
  }
}
