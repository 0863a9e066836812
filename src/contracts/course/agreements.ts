import * as v from 'valibot'
import { INK_PATTERN, MOST_INK } from '@/lib/Ink'
import { documentSchema } from '../base/documents'
import { defineCall } from '../define'
import { personNameSchema } from '../freeTexts'
import { idSchema, timeSchema, uidSchema } from '../scalars'

/** The SHA-256 of a text in base64url. */
const hashSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** A signature. `picture` is the signed agreement as one PNG, at an address that only the signer receives. */
export const signedAgreementSchema = v.object({
  name: v.string(),
  signedAt: timeSchema,
  picture: v.string(),
})

/** The agreement of a course: `text` as signed, or the current version, with its hash. */
export const agreementSchema = v.object({
  goodsId: idSchema,
  goodsTitle: v.string(),
  text: documentSchema,
  hash: hashSchema,
  /** True for owners of the course. */
  maySign: v.boolean(),
  signed: v.nullable(signedAgreementSchema),
})
export type Agreement = v.InferOutput<typeof agreementSchema>

const agreementParams = v.object({ uid: uidSchema, goodsId: idSchema })

export const agreement = defineCall({
  id: 'course.agreement',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/agreements/{goodsId}',
  summary: 'The agreement of a course, and whether the user has signed it.',
  params: agreementParams,
  lists: 'single',
  response: agreementSchema,
  hideLoading: true,
  assumed: true,
})

export const signAgreement = defineCall({
  id: 'course.signAgreement',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/agreements/{goodsId}',
  summary:
    'Sign the agreement of an owned course: the hash of the text that was read, a name, and the handwriting as an SVG path in a box of 600 × 240; who cannot write by hand types the name once more instead. Signing again answers the first signature.',
  params: agreementParams,
  body: v.object({
    hash: hashSchema,
    name: personNameSchema,
    ink: v.optional(v.pipe(v.string(), v.maxLength(MOST_INK), v.regex(INK_PATTERN)), ''),
    /** The name once more, in place of handwriting. */
    typed: v.optional(personNameSchema),
  }),
  response: agreementSchema,
  assumed: true,
})
