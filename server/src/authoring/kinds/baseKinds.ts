import * as v from 'valibot'
import { bannerContentSchema } from '@/contracts/base/bannerDetail'
import { subjectSchema, thesaurusSchema } from '@/contracts/base/dictionary'
import { aboutSchema, documentSchema } from '@/contracts/base/documents'
import { branchSchema, shareInfoSchema, teacherCardWordsSchema } from '@/contracts/base/promotions'
import { idSchema, inviteCodeSchema, promotionIdSchema } from '@/contracts/scalars'
import { placedBannerSchema } from '../../repository/placedBanner'
import { listBy } from './listBy'
import { address, text } from './text'

/** Places in the app that show banners. */
const bannerPlaces = ['home'] as const

const bannerSchema = v.object({
  ...placedBannerSchema.entries,
  imgUrl: address,
  place: v.picklist(bannerPlaces, `must be ${bannerPlaces.join(' or ')}`),
  detail: v.optional(bannerContentSchema),
})

const place = v.tuple([v.pipe(v.string(), v.regex(/^\d{6}$/)), text])

/** Branches, promotions, dictionaries, legal texts. */
export const baseKinds = {
  files: {
    branches: listBy('branchId', branchSchema),
    promotions: listBy(
      'id',
      v.object({
        id: promotionIdSchema,
        name: text,
        branchId: idSchema,
        inviteCode: v.optional(inviteCodeSchema),
        share: shareInfoSchema,
        goodsIds: v.array(idSchema),
      }),
    ),
    sellers: listBy(
      'id',
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
    schools: listBy(
      'id',
      v.object({
        id: idSchema,
        name: text,
        province: text,
        tier: v.optional(text),
        /** Unambiguous short names that learners use: 华科. */
        shortNames: v.optional(v.array(text), []),
        /** Five digits of the ministry; absent where none was found. */
        code: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
        /** The code is from an old list only. */
        codeUnchecked: v.optional(v.boolean(), false),
        city: text,
        /** Zone of the national line. */
        region: v.picklist(['A', 'B']),
        kind: text,
        type: text,
        marks: v.optional(v.array(text), []),
        /** Further names, for search only: some mean several schools. */
        aliases: v.optional(v.array(text), []),
        formerly: v.optional(v.array(text), []),
        /** May recommend its own graduates without an exam. */
        recommends: v.optional(v.boolean(), false),
        /** Recruits no graduates. */
        recruits: v.optional(v.boolean(), true),
      }),
    ),
    subjects: listBy('id', subjectSchema),
    thesauruses: listBy('type', thesaurusSchema),
    banners: listBy('id', bannerSchema),
    about: aboutSchema,
    /** Texts around a teacher's QR code. */
    'teacher-card': teacherCardWordsSchema,
  },
  folders: {
    documents: documentSchema,
    /** A province a file: the places below it, as code and name, cities and districts together. */
    regions: v.object({
      code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
      name: text,
      cities: v.array(place),
      districts: v.array(place),
    }),
  },
} as const
