import * as v from 'valibot'
import {
  authoredSubjectSchema,
  type AuthoredPoint,
  type KnowledgePoint,
  type KnowledgeTree,
  type PointRow,
  type PointSubject,
  type ReciteDeck,
  type WeakPoint,
} from '@/contracts/course/points'
import { weaknessOf } from '@/domain/courses/mastery'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import type { PointRepository } from './PointRepository'

/** Lessons shown at a point: one learner seldom holds more courses that explain it. */
const MOST_LESSONS = 20

/** The stored subject: its file and key. */
const subjectItemSchema = v.object({ key: v.string(), ...authoredSubjectSchema.entries })
type Subject = v.InferOutput<typeof subjectItemSchema>

interface PlacedPoint extends AuthoredPoint {
  readonly subject: string
  readonly subjectName: string
  readonly chapter: string
}

const placed = (subjects: readonly Subject[]): PlacedPoint[] =>
  subjects.flatMap(({ key, name, chapters }) =>
    chapters.flatMap(({ title, points }) =>
      points.map((point) => ({ ...point, subject: key, subjectName: name, chapter: title })),
    ),
  )

/** Knowledge points: their texts, and each learner's progress. */
export class PointService {
  constructor(
    private readonly points: PointRepository,
    private readonly items: ItemRepository,
    private readonly clock: Clock,
  ) {}

  async subjects(): Promise<PointSubject[]> {
    const all = await this.items.list('points', subjectItemSchema)
    return all.map(({ key, name, subjectIds, chapters }) => {
      const points = chapters.flatMap((chapter) => chapter.points)
      const cardCount = points.reduce((sum, { cards }) => sum + cards.length, 0)
      return { key, name, subjectIds, pointCount: points.length, cardCount }
    })
  }

  async tree(uid: number, subject: string): Promise<KnowledgeTree> {
    const { key, name, chapters } = await this.subject(subject)
    const rowOf = await this.rowsOf(
      uid,
      chapters.flatMap(({ points }) => points),
    )
    return {
      key,
      name,
      chapters: chapters.map(({ title, points }) => ({ title, points: points.map(rowOf) })),
    }
  }

  async point(uid: number, pointId: string): Promise<KnowledgePoint> {
    const all = placed(await this.items.list('points', subjectItemSchema))
    const found = orThrow(
      all.find((point) => point.pointId === pointId),
      'notFound',
    )
    const siblings = all.filter(({ subject }) => subject === found.subject)
    const at = siblings.indexOf(found)
    const previous = siblings[at - 1]?.pointId
    const next = siblings[at + 1]?.pointId
    const held = await this.points.lessons(uid, found.lessons, this.clock(), MOST_LESSONS)
    return {
      ...found,
      lessons: held.map(({ doneAt, ...lesson }) => ({ ...lesson, done: doneAt !== null })),
      ...(previous !== undefined && { previous }),
      ...(next !== undefined && { next }),
    }
  }

  /** Points that are not mastered, weakest first; of equal ones in the order of their subjects. */
  async weak(uid: number, subject: string | undefined, page: number, size: number) {
    const all = placed(await this.items.list('points', subjectItemSchema)).filter(
      (point) => subject === undefined || point.subject === subject,
    )
    const rowOf = await this.rowsOf(uid, all)
    const list: WeakPoint[] = all
      .map((point) => ({ ...rowOf(point), subjectName: point.subjectName, chapter: point.chapter }))
      .filter((point) => weaknessOf(point) > 0)
      .sort((one, other) => weaknessOf(other) - weaknessOf(one))
    return { list: list.slice((page - 1) * size, page * size), total: list.length, page, size }
  }

  async deck(subject: string): Promise<ReciteDeck> {
    const { key, name, chapters } = await this.subject(subject)
    return {
      key,
      name,
      chapters: chapters.map(({ title, points }) => ({
        title,
        points: points.map(({ pointId, title: point, cards }) => ({ pointId, title: point, cards })),
      })),
    }
  }

  /** The ids of all cards. */
  async cardIds(): Promise<ReadonlySet<string>> {
    const all = placed(await this.items.list('points', subjectItemSchema))
    return new Set(all.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)))
  }

  private async subject(key: string): Promise<Subject> {
    return orThrow(await this.items.find('points', key, subjectItemSchema), 'notFound')
  }

  private async rowsOf(
    uid: number,
    points: readonly AuthoredPoint[],
  ): Promise<(point: AuthoredPoint) => PointRow> {
    const refs = [...new Set(points.flatMap((point) => point.lessons))]
    const learned = new Map(
      (await this.points.learned(uid, refs, this.clock())).map((row) => [row.ref, row] as const),
    )
    return ({ pointId, title, weight, lessons }) => {
      const rows = lessons.flatMap((ref) => learned.get(ref) ?? [])
      const sum = (of: 'lessons' | 'done') => rows.reduce((total, row) => total + row[of], 0)
      return { pointId, title, weight, lessons: sum('lessons'), done: sum('done') }
    }
  }
}
