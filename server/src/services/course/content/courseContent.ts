import { and, inArray, notInArray, or, sql } from 'drizzle-orm'
import { upsertItems } from '../../../authoring/upsertItems'
import { upsertRows } from '../../../authoring/upsertRows'
import { insertAsJson, replaceAsJson } from '../../../authoring/insertAsJson'
import type { AreaContent, Content } from '../../../authoring/Content'
import { courseKinds } from '../../../authoring/kinds/courseKinds'
import { promoKinds } from '../../../authoring/kinds/promoKinds'
import { namedByLesson } from '../../../authoring/namedByLesson'
import type { Db } from '../../../db/Database'
import { classTypes, goods, goodsComments, lessons, teachers } from '../../../db/schema/content'
import { entitlements, lessonProgress, orders } from '../../../db/schema/courses'
import { lessonNotes, lessonWatches } from '../../../db/schema/learning'
import { winterApplications } from '../../../db/schema/sales'
import { checkCourses, priceNotices } from './checkCourses'
import { refusePriceSlips } from './refusePriceSlips'
import { typesetSubject } from '../goods/typesetSubject'
import { allGoods, classTypeRows, commentRows, goodsRows, lessonRows } from './courseRows'

const goodsInUse = sql.join(
  [orders, entitlements, lessonProgress, lessonWatches, lessonNotes, winterApplications].map(
    (table) => sql`exists (select 1 from ${table} where ${table.goodsId} = ${goods.goodsId})`,
  ),
  sql` or `,
)

const isStudied = sql.join(
  [lessonProgress, lessonWatches, lessonNotes].map(
    (table) => sql`exists (select 1 from ${table}
      where ${table.goodsId} = ${lessons.goodsId} and ${table.lessonId} = ${lessons.lessonId})`,
  ),
  sql` or `,
)

const teaches = sql`exists (select 1 from ${goods} where ${goods.teacherIds} ? ${teachers.id})`

/** Goods that are no longer sold keep their rows, so their owners keep access. */
const loadGoods = async (tx: Db, content: Content): Promise<void> => {
  await refusePriceSlips(tx, content)
  await upsertRows(tx, {
    table: goods,
    key: [goods.goodsId],
    rows: goodsRows(content),
    inUse: goodsInUse,
    retired: { onSale: false },
  })
  const offered = allGoods(content).map(({ goodsId }) => goodsId)
  const isGone = sql`not exists (select 1 from ${goods} where ${goods.goodsId} = ${lessons.goodsId})`
  const among = or(inArray(lessons.goodsId, offered), isGone)
  await upsertRows(tx, {
    table: lessons,
    key: [lessons.goodsId, lessons.lessonId],
    rows: lessonRows(content),
    ...(among && { among }),
    inUse: isStudied,
    retired: { retired: true },
  })
}

const loadComments = async (tx: Db, content: Content): Promise<void> => {
  const offered = allGoods(content).map(({ goodsId }) => goodsId)
  const isKept = sql`exists (select 1 from ${goods} where ${goods.goodsId} = ${goodsComments.goodsId})`
  await tx
    .delete(goodsComments)
    .where(sql`not (${and(isKept, notInArray(goodsComments.goodsId, offered)) ?? sql`false`})`)
  await insertAsJson(tx, goodsComments, commentRows(content))
}

/** Goods with their lessons and comments, teachers, coupons. */
export const courseContent: AreaContent = {
  kinds: courseKinds,
  reads: [{ files: {}, folders: { posters: promoKinds.folders.posters } }],
  check: checkCourses,
  notices: priceNotices,
  load: async (tx, content) => {
    const files = content.of(courseKinds)
    await loadGoods(tx, content)
    await loadComments(tx, content)
    await replaceAsJson(tx, classTypes, classTypeRows(content))
    await upsertRows(tx, {
      table: teachers,
      key: [teachers.id],
      rows: files.teachers,
      inUse: teaches,
      retired: {},
    })
    await upsertItems(
      tx,
      'coupon',
      files.coupons.map((row) => [row.id, row]),
    )
    await upsertItems(
      tx,
      'shop-category',
      files['shop-categories'].map((row) => [row.key, row]),
    )
    await upsertItems(
      tx,
      'exam',
      files['exam-dates'].map((row) => [String(row.year), row]),
    )
    await upsertItems(
      tx,
      'points',
      [...files.points]
        .sort(([, one], [, other]) => one.position - other.position)
        .map(([key, subject]) => [key, { key, ...typesetSubject(subject) }]),
    )
    await upsertItems(
      tx,
      'video',
      files.videos.map((row) => [row.vid, row]),
      namedByLesson(lessons.vid),
    )
  },
}
