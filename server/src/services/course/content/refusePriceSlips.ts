import { eq } from 'drizzle-orm'
import { chunksOf } from '../../../authoring/upsertRows'
import type { Content } from '../../../authoring/Content'
import { ContentRefused } from '../../../authoring/ContentRefused'
import type { Db } from '../../../db/Database'
import { goods, goodsPrices } from '../../../db/schema/content'
import { allGoods } from './courseRows'

const FEN = 100

/**
 * Refuses a price that falls by more than half, or that is an earlier price divided by 100 (yuan in place of 分), unless the row
 * confirms it by `priceConfirmed`. Remembers every price that is loaded.
 */
export const refusePriceSlips = async (tx: Db, content: Content): Promise<void> => {
  const offered = allGoods(content)
  const current = await tx
    .select({ goodsId: goods.goodsId, price: goods.price })
    .from(goods)
    .where(eq(goods.onSale, true))
  const now = new Map(current.map(({ goodsId, price }) => [goodsId, price]))
  const earlier = new Set((await tx.select().from(goodsPrices)).map((row) => `${row.goodsId} ${row.price}`))
  for (const { goodsId, price, priceConfirmed } of offered) {
    const before = now.get(goodsId)
    if (before === undefined || before === price || priceConfirmed === price) continue
    const falls = price * 2 < before
    const isHundredth = price > 0 && earlier.has(`${goodsId} ${price * FEN}`)
    if (!falls && !isHundredth) continue
    throw new ContentRefused({
      file: 'goods',
      path: goodsId,
      reason: `the price goes from ${before / FEN} to ${price / FEN} yuan; write "priceConfirmed": ${price} into the row if that is meant`,
    })
  }
  const rows = offered.map(({ goodsId, price }) => ({ goodsId, price }))
  for (const part of chunksOf(rows)) await tx.insert(goodsPrices).values(part).onConflictDoNothing()
}
