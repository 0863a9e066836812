import type { Content, ContentProblem } from '../../authoring/Content'
import { duplicatesOf } from '../../authoring/duplicatesOf'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { posterProblem } from '../../authoring/posterProblem'
import { allGoods } from './courseRows'

const CLASS_TYPES = 37

const goodsProblems = (content: Content): ContentProblem[] => {
  const { goods, outlines, comments, teachers } = content.of(courseKinds)
  const known = new Set(teachers.map(({ id }) => id))
  return [...goods].flatMap(([name, rows]) =>
    rows.flatMap((row) => {
      const pictures = [{ url: row.cover }, ...row.pictures]
      const reasons = [
        outlines.has(row.outline) ? undefined : `there is no outline ${row.outline}`,
        comments.has(row.comments) ? undefined : `there are no comments ${row.comments}`,
        row.price > row.originalPrice ? 'price is above originalPrice' : undefined,
        ...row.teacherIds.map((id) => (known.has(id) ? undefined : `there is no teacher ${id}`)),
        ...pictures.map((picture) => posterProblem(content, picture)),
      ]
      return reasons.flatMap((reason) =>
        reason === undefined ? [] : { file: `goods/${name}.json`, path: row.goodsId, reason },
      )
    }),
  )
}

const classTypeProblems = (content: Content): ContentProblem[] => {
  const types = content.of(courseKinds)['class-types']
  const goods = new Set(allGoods(content).map(({ goodsId }) => goodsId))
  const file = 'class-types.json'
  const lost = types.flatMap(({ code, term1Goods, term2Goods }) =>
    [term1Goods, term2Goods]
      .filter((id) => !goods.has(id))
      .map((id) => ({ file, path: code, reason: `there are no goods ${id}` })),
  )
  if (types.length === CLASS_TYPES) return lost
  return [{ file, path: '', reason: `there are ${types.length} class types, not ${CLASS_TYPES}` }, ...lost]
}

const twice = (file: string, ids: readonly string[]): ContentProblem[] =>
  duplicatesOf(ids).map((path) => ({ file, path, reason: 'stands twice' }))

/** Finds what points nowhere or stands twice: ids of goods, lessons, teachers, outlines, comments and posters. */
export const checkCourses = (content: Content): readonly ContentProblem[] => [
  ...twice(
    'goods',
    allGoods(content).map(({ goodsId }) => goodsId),
  ),
  ...[...content.of(courseKinds).outlines].flatMap(([name, chapters]) =>
    twice(
      `outlines/${name}.json`,
      chapters.flatMap(({ lessons }) => lessons.map(({ lessonId }) => lessonId)),
    ),
  ),
  ...goodsProblems(content),
  ...classTypeProblems(content),
]
