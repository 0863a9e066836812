import { sql } from 'drizzle-orm'
import { goods } from '../../db/schema/content'
import { entitlements } from '../../db/schema/courses'

/** Whether the agreement of a course that is held waits for its learner's signature. Beside `entitlements` joined with `goods`. */
export const isUnsigned = sql<boolean>`not exists (select 1 from agreement_signatures s
          where s.uid = ${entitlements.uid} and s.goods_id = ${goods.goodsId})`
