import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import {
  countSchema,
  fenSchema,
  idSchema,
  idParams,
  pageOf,
  pageQueryEntries,
  queryIntSchema,
  timeSchema,
} from '../scalars'

/** The card of a sellable thing in a list. `classType` and `term` as in the course-selection dialog. */
export const goodsSchema = v.object({
  goodsId: v.string(),
  title: v.string(),
  subtitle: v.string(),
  cover: v.string(),
  classType: v.string(),
  classTypeName: v.string(),
  term: v.picklist([1, 2]),
  price: fenSchema,
  originalPrice: fenSchema,
  tags: v.array(v.string()),
  lessonCount: countSchema,
  learners: countSchema,
  teacherNames: v.array(v.string()),
  /** The clip of a lesson that anyone may try, where there is one. */
  trialVid: v.optional(idSchema),
})
export type Goods = v.InferOutput<typeof goodsSchema>

export const lessonKinds = ['video', 'live', 'audio', 'document', 'exercise', 'words'] as const

/** One lesson; `minutes` is its length, `startsAt` only for live ones, `vid` the clip that anyone may try. A video that is `coming` is still being made. */
export const lessonSchema = v.object({
  lessonId: v.string(),
  title: v.string(),
  kind: v.picklist(lessonKinds),
  minutes: countSchema,
  trial: v.boolean(),
  startsAt: v.optional(timeSchema),
  vid: v.optional(idSchema),
  coming: v.optional(v.literal(true)),
})
export type Lesson = v.InferOutput<typeof lessonSchema>

export const chapterSchema = v.object({ title: v.string(), lessons: v.array(lessonSchema) })
export type Chapter = v.InferOutput<typeof chapterSchema>

export const teacherSchema = v.object({
  id: v.string(),
  name: v.string(),
  avatar: v.string(),
  title: v.string(),
  introduction: v.string(),
})
export type Teacher = v.InferOutput<typeof teacherSchema>

export const commentSchema = v.object({
  id: v.string(),
  userName: v.string(),
  avatar: v.string(),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: v.string(),
  createdAt: timeSchema,
})
export type Comment = v.InferOutput<typeof commentSchema>

/** All that the detail and the purchase page show. */
export const goodsDetailSchema = v.object({
  ...goodsSchema.entries,
  pictures: v.array(v.object({ url: v.string(), width: countSchema, height: countSchema, alt: v.string() })),
  highlights: v.array(v.string()),
  introduction: v.array(v.string()),
  audience: v.array(v.string()),
  teachers: v.array(teacherSchema),
  outline: v.array(chapterSchema),
  /** Days that the goods may be used after buying; absent when an end date rules. */
  validDays: v.optional(countSchema),
  validUntil: v.optional(timeSchema),
  shipped: v.boolean(),
  stock: v.nullable(countSchema),
  /** Whether the native mini-program may order; by default a teacher's QR card is shown instead (seed §4). */
  miniProgramOrders: v.optional(v.boolean(), false),
  agreementName: v.string(),
  agreementVersion: v.string(),
  commentCount: countSchema,
  rating: v.number(),
  comments: v.array(commentSchema),
})
export type GoodsDetail = v.InferOutput<typeof goodsDetailSchema>

/** The orders that the shop offers; without one, as operators put the goods. */
export const goodsSorts = ['sales', 'priceUp', 'priceDown'] as const
export type GoodsSort = (typeof goodsSorts)[number]

/** The dearest price that a filter may name, in 分. */
const DEAREST = 100_000_000

export const goodsList = defineCall({
  id: 'course.goodsList',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/goods',
  summary: 'Goods on sale, by category, class type, term, price in 分, words, or the recommended ones.',
  query: v.object({
    category: v.optional(idSchema),
    classType: v.optional(idSchema),
    term: v.optional(queryIntSchema(1, 2)),
    priceFrom: v.optional(queryIntSchema(0, DEAREST)),
    priceTo: v.optional(queryIntSchema(0, DEAREST)),
    keyword: v.optional(lineSchema(40)),
    recommended: v.optional(v.picklist(['0', '1'])),
    sort: v.optional(v.picklist(goodsSorts)),
    ...pageQueryEntries,
  }),
  lists: 'paged',
  response: pageOf(goodsSchema),
  hideLoading: true,
  assumed: true,
})

export const shopCategorySchema = v.object({ key: idSchema, name: v.string() })
export type ShopCategory = v.InferOutput<typeof shopCategorySchema>

export const shopCategories = defineCall({
  id: 'course.shopCategories',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/shop-categories',
  summary: 'The categories of the shop, in its order.',
  lists: { bounded: 'authored' },
  response: v.array(shopCategorySchema),
  hideLoading: true,
  assumed: true,
})

export const goodsDetail = defineCall({
  id: 'course.goodsDetail',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/goods/{goodsId}',
  summary: 'Everything about one thing on sale, with the first comments.',
  params: v.object({ goodsId: idSchema }),
  lists: 'single',
  response: goodsDetailSchema,
  hideLoading: true,
  assumed: true,
})

export const goodsComments = defineCall({
  id: 'course.goodsComments',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/goods/{goodsId}/comments',
  summary: 'Comments, newest first.',
  params: v.object({ goodsId: idSchema }),
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(commentSchema),
  hideLoading: true,
  assumed: true,
})

/** A row of the course-selection dialog: 37 class types, each with two goods (seed §9). */
export const classTypeSchema = v.object({
  code: v.string(),
  name: v.string(),
  group: v.string(),
  terms: v.array(v.object({ term: v.picklist([1, 2]), name: v.string(), goodsId: v.string() })),
})
export type ClassType = v.InferOutput<typeof classTypeSchema>

export const classTypes = defineCall({
  id: 'course.classTypes',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/class-types',
  summary: 'The 37 class types with the goods of term 1 and 2.',
  lists: { bounded: 'authored' },
  response: v.array(classTypeSchema),
  hideLoading: true,
  assumed: true,
})

export const courseTypeFamily = defineCall({
  id: 'course.courseTypeFamily',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/course-type/{id}/family',
  summary: 'The class types of the same group, this one first.',
  params: idParams,
  lists: { bounded: 'authored' },
  response: v.array(classTypeSchema),
  hideLoading: true,
})
