interface Offered {
  readonly price: number
  readonly stock: number | null
  readonly shipped: boolean
}

/**
 * Whether goods are taken with one tap: goods with limited seats or shipped books need an order, whatever they cost.
 */
export const isFree = ({ price, stock, shipped }: Offered): boolean =>
  price === 0 && stock === null && !shipped
