import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ShareInfo } from '@/contracts/base/promotions'
import type { Season } from '@/domain/progress/season'
import { instant } from '../instant'

/** Which content of each area is loaded. */
export const contentAreas = pgTable('content_areas', {
  area: text('area').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: instant('loaded_at').notNull(),
  /** `content/revision.json` of the folder that it was loaded from. */
  revision: integer('revision').notNull().default(0),
})

/** Every state that an area has had. */
export const contentStates = pgTable(
  'content_states',
  {
    area: text('area').notNull(),
    hash: text('hash').notNull(),
    loadedAt: instant('loaded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.hash] })],
)

/** Every price that goods have had, in 分. */
export const goodsPrices = pgTable(
  'goods_prices',
  { goodsId: text('goods_id').notNull(), price: integer('price').notNull() },
  (t) => [primaryKey({ columns: [t.goodsId, t.price] })],
)

/** Small authored things that are read whole: page JSON, documents, banners, channels, posters … */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    position: integer('position').notNull().default(0),
    data: jsonb('data').$type<unknown>().notNull(),
    /** Left the files while learners' rows refer to it: lists hide it, a lookup by key finds it. */
    retired: boolean('retired').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
)

export const branches = pgTable('branches', {
  branchId: text('branch_id').primaryKey(),
  name: text('name').notNull(),
  schoolName: text('school_name').notNull(),
  province: text('province').notNull(),
  consultUrl: text('consult_url').notNull(),
  phone: text('phone').notNull(),
  tabact: integer('tabact'),
  position: integer('position').notNull(),
  retired: boolean('retired').notNull().default(false),
})

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  branchId: text('branch_id').notNull(),
  inviteCode: text('invite_code'),
  share: jsonb('share').$type<ShareInfo>().notNull(),
  goodsIds: jsonb('goods_ids').$type<string[]>().notNull(),
})

export const sellers = pgTable('sellers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  avatar: text('avatar').notNull(),
  branchId: text('branch_id').notNull(),
  inviteCode: text('invite_code').notNull(),
  wechatId: text('wechat_id').notNull(),
})

export const schools = pgTable('schools', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  province: text('province').notNull(),
  tier: text('tier'),
  position: integer('position').notNull(),
})

export const regions = pgTable('regions', {
  code: text('code').primaryKey(),
  parent: text('parent'),
  name: text('name').notNull(),
})

export const teachers = pgTable('teachers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  avatar: text('avatar').notNull(),
  title: text('title').notNull(),
  introduction: text('introduction').notNull(),
})

export const classTypes = pgTable('class_types', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  groupName: text('group_name').notNull(),
  term1Goods: text('term1_goods').notNull(),
  term2Goods: text('term2_goods').notNull(),
  position: integer('position').notNull(),
})

/** Fields of goods that only the detail page reads, and the season that orders the shop. */
export interface GoodsText {
  pictures: { url: string; width: number; height: number; alt: string }[]
  highlights: string[]
  introduction: string[]
  audience: string[]
  season?: Season
}

export const goods = pgTable('goods', {
  goodsId: text('goods_id').primaryKey(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  cover: text('cover').notNull(),
  classType: text('class_type').notNull(),
  classTypeName: text('class_type_name').notNull(),
  term: integer('term').$type<1 | 2>().notNull(),
  price: integer('price').notNull(),
  originalPrice: integer('original_price').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  learners: integer('learners').notNull(),
  teacherIds: jsonb('teacher_ids').$type<string[]>().notNull(),
  detail: jsonb('detail').$type<GoodsText>().notNull(),
  validDays: integer('valid_days'),
  validUntil: instant('valid_until'),
  shipped: boolean('shipped').notNull(),
  stock: integer('stock'),
  agreementName: text('agreement_name').notNull(),
  /** The file of content/outlines that its lessons were made of. */
  outline: text('outline').notNull(),
  recommended: boolean('recommended').notNull(),
  onSale: boolean('on_sale').notNull(),
  position: integer('position').notNull(),
})

export const lessons = pgTable(
  'lessons',
  {
    goodsId: text('goods_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    chapter: integer('chapter').notNull(),
    chapterTitle: text('chapter_title').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<'video' | 'live' | 'audio' | 'document' | 'exercise' | 'words'>().notNull(),
    minutes: integer('minutes').notNull(),
    trial: boolean('trial').notNull(),
    vid: text('vid'),
    /** The film, for holders of the course. */
    clip: text('clip'),
    /** The recording of an audio lesson. */
    audio: text('audio'),
    /** The handout or exercise of a lesson without a film. */
    sheet: text('sheet'),
    /** When a live lesson is held every week, as `6 19:30` (Saturday) in China. */
    weekly: text('weekly'),
    retired: boolean('retired').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.goodsId, t.lessonId] })],
)

export const goodsComments = pgTable('goods_comments', {
  id: text('id').primaryKey(),
  goodsId: text('goods_id').notNull(),
  userName: text('user_name').notNull(),
  avatar: text('avatar').notNull(),
  stars: integer('stars').notNull(),
  content: text('content').notNull(),
  createdAt: instant('created_at').notNull(),
})
