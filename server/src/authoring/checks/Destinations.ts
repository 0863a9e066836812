/** Link targets besides the pages of the route table. */
export interface Destinations {
  hasPromo(slug: string): boolean
  hasGoods(goodsId: string): boolean
  /** Whether a banner of this id has a text behind it; absent where banners are not asked. */
  hasBanner?(id: string): boolean
  /**
   * The names of other things that an address may give, by the name of its parameter; other parameters are not checked.
   */
  readonly named?: Readonly<Record<string, ReadonlySet<string>>>
}
