interface Offered {
  readonly price: number
  readonly stock: number | null
  readonly shipped: boolean
}

/** Whether goods are taken with one tap: what has seats to count or books to send goes by an order, whatever it costs. */
export const isFree = ({ price, stock, shipped }: Offered): boolean =>
  price === 0 && stock === null && !shipped
