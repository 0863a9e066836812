/** What links may lead to beside the pages of the route table. */
export interface Destinations {
  hasPromo(slug: string): boolean
  hasGoods(goodsId: string): boolean
}
