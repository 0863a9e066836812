import { sql } from 'drizzle-orm'
import { goods } from '../../../db/schema/content'
import { entitlements } from '../../../db/schema/courses'

/**
 * Whether the agreement of a bought course is not signed yet: it is about money and refunds, and free courses have
 * neither. Beside `entitlements` joined with `goods`.
 */
export const isUnsigned = sql<boolean>`${entitlements.source} <> 'free' and not exists (select 1 from agreement_signatures s
          where s.uid = ${entitlements.uid} and s.goods_id = ${goods.goodsId})`
