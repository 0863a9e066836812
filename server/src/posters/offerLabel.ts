/** The label above a price. Free goods get no time-limited label. */
export const offerLabel = ({ price }: { readonly price: string }): string =>
  Number(price) === 0 ? '免费领取' : '限时优惠'
