import type { Content, ContentProblem } from '../../../authoring/Content'
import { duplicatesOf } from '../../../authoring/checks/duplicatesOf'
import { courseKinds } from '../../../authoring/kinds/courseKinds'
import { posterProblem } from '../../../authoring/checks/posterProblem'
import { checkPoints } from './checkPoints'
import { allGoods } from './courseRows'

const CLASS_TYPES = 37

const twice = (file: string, ids: readonly string[]): ContentProblem[] =>
  duplicatesOf(ids).map((path) => ({ file, path, reason: 'stands twice' }))

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

/** A clip belongs to a lesson that may be tried, and lies among the videos. */
const clipProblems = (content: Content): ContentProblem[] => {
  const { outlines, videos } = content.of(courseKinds)
  const known = new Set(videos.map(({ vid }) => vid))
  return [...outlines].flatMap(([name, chapters]) =>
    chapters
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ lessonId, vid, trial }) => {
        if (vid === undefined) return []
        const reasons = [
          trial ? undefined : 'only a trial lesson has a clip that anyone may try',
          known.has(vid) ? undefined : `there is no video ${vid}`,
        ]
        return reasons.flatMap((reason) =>
          reason === undefined ? [] : { file: `outlines/${name}.json`, path: lessonId, reason },
        )
      }),
  )
}

/** Clips and their first pictures lie in the folder. */
const fileProblems = (content: Content, has: (file: string) => boolean): ContentProblem[] =>
  content
    .of(courseKinds)
    .videos.flatMap(({ vid, url, poster }) =>
      [url, poster ?? url]
        .filter((file) => !has(file))
        .map((file) => ({ file: 'videos.json', path: vid, reason: `there is no file content${file}` })),
    )

const avatarProblems = (content: Content): ContentProblem[] =>
  content.of(courseKinds).teachers.flatMap(({ id, avatar }) => {
    const reason = posterProblem(content, { url: avatar })
    return reason === undefined ? [] : { file: 'teachers.json', path: id, reason }
  })

/** Checks that everything on sale is in exactly one category, so that the categories together show the whole shop. */
const categoryProblems = (content: Content): ContentProblem[] => {
  const categories = content.of(courseKinds)['shop-categories']
  const file = 'shop-categories.json'
  const listed = categories.flatMap(({ classTypes }) => classTypes)
  const sold = new Set(allGoods(content).map(({ classType }) => classType))
  return [
    ...twice(file, listed),
    ...[...sold]
      .filter((code) => !listed.includes(code))
      .map((path) => ({ file, path, reason: 'goods of this class type stand in no category' })),
  ]
}

/**
 * A coupon with a code is claimed by it, one without is not; codes are unique; no coupon takes off more than its
 * minimum amount.
 */
const couponProblems = (content: Content): ContentProblem[] => {
  const { coupons } = content.of(courseKinds)
  const file = 'coupons.json'
  const codes = coupons.flatMap(({ code }) => code ?? [])
  return [
    ...twice(file, codes),
    ...coupons
      .filter(({ grantOn, code }) => (grantOn === 'code') !== (code !== undefined))
      .map(({ id }) => ({ file, path: id, reason: 'grantOn "code" and a code belong together' })),
    ...coupons
      .filter(({ amount, threshold }) => amount > threshold)
      .map(({ id }) => ({
        file,
        path: id,
        reason: 'amount is more than the threshold: it would pay for more than the course',
      })),
  ]
}

/** Price ratio that suggests a slip: prices are in 分, and an amount in yuan would cost a hundredth. */
const SUSPICIOUS = 10

export const priceNotices = (content: Content): readonly ContentProblem[] =>
  [...content.of(courseKinds).goods].flatMap(([name, rows]) =>
    rows
      .filter(({ price, originalPrice }) => price > 0 && price * SUSPICIOUS < originalPrice)
      .map(({ goodsId, price, originalPrice }) => ({
        file: `goods/${name}.json`,
        path: goodsId,
        reason: `price ${price / 100} yuan is under a tenth of originalPrice ${originalPrice / 100} yuan: both are written in 分`,
      })),
  )

/** Finds dangling references and duplicates: ids of goods, lessons, teachers, outlines, comments and posters. */
export const checkCourses = (content: Content, has: (file: string) => boolean): readonly ContentProblem[] => [
  ...fileProblems(content, has),
  ...avatarProblems(content),
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
  ...checkPoints(content),
  ...goodsProblems(content),
  ...classTypeProblems(content),
  ...clipProblems(content),
  ...categoryProblems(content),
  ...couponProblems(content),
]
