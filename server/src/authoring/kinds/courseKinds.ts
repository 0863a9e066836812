import * as v from 'valibot'
import { documentNames } from '@/contracts/base/documents'
import { lessonKinds } from '@/contracts/course/goods'
import { authoredSubjectSchema } from '@/contracts/course/points'
import { authoredVideoSchema } from '@/contracts/course/videos'
import { daySchema, fenSchema, idSchema } from '@/contracts/scalars'
import { examDateSchema } from '@/contracts/course/examDates'
import { authoredCategorySchema, couponTemplateSchema } from '../courseSchemas'
import { posterNamed } from '../checks/posterNamed'
import { weekly } from './clock'
import { seasonSchema } from '../../repository/seasonSchema'
import { listBy } from './listBy'
import { address, text } from './text'

const lessonSchema = v.object({
  /** Learners' progress refers to it: it stays with its lesson, wherever that moves in the outline, and is never given again. */
  lessonId: idSchema,
  title: text,
  kind: v.picklist(lessonKinds),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  trial: v.optional(v.boolean(), false),
  /** The clip (videos.json) that anyone may try. */
  vid: v.optional(idSchema),
  /** The film (films/) of the lesson, for holders of the course. */
  clip: v.optional(idSchema),
  /** The recording (audio-lessons.json) of an audio lesson, for holders of the course. */
  audio: v.optional(idSchema),
  /** The sheet (sheets/) of a lesson to read, or of an exercise. */
  sheet: v.optional(idSchema),
  weekly: v.optional(weekly),
})

/** A poster of ours contains its own text; any other picture needs `alt`. */
const goodsPictureSchema = v.pipe(
  v.object({ url: address, width: v.number(), height: v.number(), alt: v.optional(text) }),
  v.check(({ url, alt }) => alt !== undefined || posterNamed(url) !== undefined, 'must have alt'),
)
export type GoodsPicture = v.InferOutput<typeof goodsPictureSchema>

const goodsSchema = v.object({
  goodsId: idSchema,
  title: text,
  subtitle: text,
  cover: address,
  classType: idSchema,
  classTypeName: text,
  term: v.picklist([1, 2]),
  price: fenSchema,
  originalPrice: fenSchema,
  /** The new price once more, where it falls by more than half or is an earlier one ÷ 100. */
  priceConfirmed: v.optional(fenSchema),
  tags: v.array(text),
  learners: v.pipe(v.number(), v.integer(), v.minValue(0)),
  teacherIds: v.pipe(v.array(idSchema), v.minLength(1)),
  pictures: v.array(goodsPictureSchema),
  highlights: v.array(text),
  introduction: v.array(text),
  audience: v.array(text),
  outline: text,
  comments: text,
  validDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  validUntil: v.optional(daySchema),
  shipped: v.optional(v.boolean(), false),
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  agreementName: v.picklist(documentNames),
  recommended: v.optional(v.boolean(), false),
  onSale: v.optional(v.boolean(), true),
  season: v.optional(seasonSchema),
})

/** Goods with their lessons and comments, teachers, coupons. */
export const courseKinds = {
  files: {
    'class-types': listBy(
      'code',
      v.object({ code: idSchema, name: text, group: text, term1Goods: idSchema, term2Goods: idSchema }),
    ),
    teachers: listBy(
      'id',
      v.object({ id: idSchema, name: text, avatar: address, title: text, introduction: text }),
    ),
    coupons: listBy('id', couponTemplateSchema),
    'shop-categories': listBy('key', authoredCategorySchema),
    'exam-dates': listBy('year', examDateSchema),
    /** Clips that pages name by `vid`; the files lie in content/media. */
    videos: listBy('vid', authoredVideoSchema),
  },
  folders: {
    goods: v.array(goodsSchema),
    /** Knowledge points with their cards; the name of the file is the key of the subject. */
    points: authoredSubjectSchema,
    outlines: v.array(v.object({ title: text, lessons: v.pipe(v.array(lessonSchema), v.minLength(1)) })),
    comments: v.array(
      v.object({
        userName: text,
        stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
        content: text,
        date: daySchema,
      }),
    ),
  },
} as const
