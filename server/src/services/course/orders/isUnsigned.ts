import { sql } from 'drizzle-orm'
import { goods } from '../../../db/schema/content'
import { entitlements } from '../../../db/schema/courses'

/**
 * Whether the agreement of a course that was bought waits for its learner's signature: it speaks of money and of giving it back, and
 * what was free has neither. Beside `entitlements` joined with `goods`.
 */
export const isUnsigned = sql<boolean>`${entitlements.source} <> 'free' and not exists (select 1 from agreement_signatures s
          where s.uid = ${entitlements.uid} and s.goods_id = ${goods.goodsId})`
