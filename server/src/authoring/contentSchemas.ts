import * as v from 'valibot'
import { placedBannerSchema, subjectSchema, thesaurusSchema } from '@/contracts/base/dictionary'
import { aboutSchema, documentNames, documentSchema } from '@/contracts/base/documents'
import { branchSchema, shareInfoSchema, teacherCardWordsSchema } from '@/contracts/base/promotions'
import { promoPageSchema } from '@/contracts/pages/promoPages'
import { lessonKinds } from '@/contracts/course/goods'
import { videoSchema } from '@/contracts/course/videos'
import { courseTypePowerSchema } from '@/contracts/gaoshou/courseTypePowers'
import { articleSchema } from '@/contracts/promo/articles'
import { audioTrackSchema } from '@/contracts/promo/audioTracks'
import { mindNodeSchema } from '@/contracts/promo/mindMaps'
import { fenSchema, idSchema, inviteCodeSchema, promotionIdSchema } from '@/contracts/scalars'
import { posterSchema } from '../posters/posterSchema'
import { authoredPageSchema } from './authoredPage'
import { couponTemplateSchema, examDateSchema } from './courseSchemas'
import { authoredEventSchema, authoredLectureSchema } from './authoredEvents'
import { authoredPaperSchema } from './authoredPaper'
import { authoredWordSchema, wordBookSchema } from './wordSchema'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const address = v.pipe(v.string(), v.regex(/^(?:\/|https:\/\/)/, 'must be a path of the app or https'))

const lessonSchema = v.object({
  title: text,
  kind: v.picklist(lessonKinds),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  trial: v.optional(v.boolean(), false),
  weekly: v.optional(v.pipe(v.string(), v.regex(/^[1-7] [0-2]\d:[0-5]\d$/, 'must be like "6 19:30"'))),
})

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
  tags: v.array(text),
  learners: v.pipe(v.number(), v.integer(), v.minValue(0)),
  teacherIds: v.pipe(v.array(idSchema), v.minLength(1)),
  pictures: v.array(v.object({ url: address, width: v.number(), height: v.number(), alt: text })),
  highlights: v.array(text),
  introduction: v.array(text),
  audience: v.array(text),
  outline: text,
  comments: text,
  validDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  validUntil: v.optional(v.pipe(v.string(), v.isoDate())),
  shipped: v.optional(v.boolean(), false),
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  agreementName: v.picklist(documentNames),
  recommended: v.optional(v.boolean(), false),
  onSale: v.optional(v.boolean(), true),
})

const place = v.tuple([v.pipe(v.string(), v.regex(/^\d{6}$/)), text])

/** One schema for every file of `content/`; a folder holds one thing a file, named by its key. */
export const contentFiles = {
  branches: v.array(branchSchema),
  promotions: v.array(
    v.object({
      id: promotionIdSchema,
      name: text,
      branchId: idSchema,
      inviteCode: v.optional(inviteCodeSchema),
      share: shareInfoSchema,
      goodsIds: v.array(idSchema),
    }),
  ),
  sellers: v.array(
    v.object({
      id: idSchema,
      name: text,
      title: text,
      avatar: address,
      branchId: idSchema,
      inviteCode: inviteCodeSchema,
      wechatId: text,
    }),
  ),
  schools: v.array(v.object({ id: idSchema, name: text, province: text, tier: v.optional(text) })),
  subjects: v.array(subjectSchema),
  thesauruses: v.array(thesaurusSchema),
  banners: v.array(placedBannerSchema),
  'course-type-powers': v.array(courseTypePowerSchema),
  'class-types': v.array(
    v.object({ code: idSchema, name: text, group: text, term1Goods: idSchema, term2Goods: idSchema }),
  ),
  teachers: v.array(v.object({ id: idSchema, name: text, avatar: address, title: text, introduction: text })),
  coupons: v.array(couponTemplateSchema),
  'exam-dates': v.array(examDateSchema),
  'word-books': v.pipe(v.array(wordBookSchema), v.minLength(1)),
  about: aboutSchema,
  /** What stands around the QR code of a teacher. */
  'teacher-card': teacherCardWordsSchema,
  /** Clips that pages name by `vid`; the files lie in content/media. */
  videos: v.array(videoSchema),
  /** What pages of the catalogue count down to or broadcast, by slug. */
  'promo-events': v.array(authoredEventSchema),
  lectures: v.array(authoredLectureSchema),
  /** Recordings; the files lie in content/media. */
  'audio-tracks': v.array(audioTrackSchema),
} as const

/** The same for folders. */
export const contentFolders = {
  documents: documentSchema,
  pages: authoredPageSchema,
  /** A family of promo pages a file. */
  catalogue: v.array(promoPageSchema),
  posters: posterSchema,
  papers: authoredPaperSchema,
  'mind-maps': v.object({
    title: text,
    subject: text,
    order: v.optional(v.number(), 0),
    root: mindNodeSchema,
  }),
  /** What stands below the pictures of the page with the same slug. */
  articles: articleSchema,
  goods: v.array(goodsSchema),
  outlines: v.array(v.object({ title: text, lessons: v.pipe(v.array(lessonSchema), v.minLength(1)) })),
  comments: v.array(
    v.object({
      userName: text,
      stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      content: text,
      date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  words: v.array(authoredWordSchema),
  /** A province a file: the places below it, as code and name, cities and districts together. */
  regions: v.object({
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    name: text,
    cities: v.array(place),
    districts: v.array(place),
  }),
} as const

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : never

/** All of `content/`, parsed. */
export type Content = {
  readonly [K in keyof typeof contentFiles]: Parsed<(typeof contentFiles)[K]>
} & {
  readonly [K in keyof typeof contentFolders]: ReadonlyMap<string, Parsed<(typeof contentFolders)[K]>>
}
