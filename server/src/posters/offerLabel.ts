/** What stands above a price. What costs nothing is no offer for a limited time. */
export const offerLabel = ({ price }: { readonly price: string }): string =>
  Number(price) === 0 ? '免费领取' : '限时优惠'
