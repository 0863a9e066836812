import * as agreementCalls from '@/contracts/course/agreements'
import { type ExpiredCourse, expiredCourses } from '@/contracts/course/expiredCourses'
import * as startingCalls from '@/contracts/course/startingSchool'
import { drawAgreement } from '../../posters/drawAgreement'
import type { Routing } from '../Area'
import { SIGNED_PREFIX } from './AgreementService'
import type { createEnrolmentServices } from './createEnrolmentServices'

type EnrolmentServices = ReturnType<typeof createEnrolmentServices>
type ExpiredRow = Awaited<ReturnType<EnrolmentServices['expired']['page']>>['rows'][number]

const DONE = { done: true } as const

const expiredOf = ({ price, onSale, expiredAt, ...row }: ExpiredRow): ExpiredCourse => ({
  ...row,
  expiredAt: expiredAt ?? 0,
  ...(onSale && { price }),
})

/** Agreements, the first day, and courses whose time is over. */
export const enrolmentRoutes = (
  { serve, servePicture }: Pick<Routing, 'serve' | 'servePicture'>,
  { agreements, starting, expired, clock }: EnrolmentServices,
): void => {
  serve(agreementCalls.agreement, ({ uid, params }) => agreements.of(uid, params.goodsId))
  serve(agreementCalls.signAgreement, ({ uid, params, body }) => agreements.sign(uid, params.goodsId, body))
  servePicture({
    prefix: SIGNED_PREFIX,
    cacheControl: 'private, max-age=3600',
    width: 750,
    draw: async (signatureId, width) => drawAgreement(await agreements.signedById(signatureId), width),
  })
  serve(startingCalls.startingSchool, ({ uid, query }) => starting.of(uid, query.goodsId))
  serve(startingCalls.tickStep, async ({ uid, params, body }) => {
    await starting.tick(uid, params.goodsId, params.step, body.done)
    return DONE
  })
  serve(expiredCourses, async ({ uid, query: { page, size } }) => {
    const { rows, total } = await expired.page(uid, clock(), page, size)
    return { list: rows.map(expiredOf), total, page, size }
  })
}
