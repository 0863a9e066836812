/** The two halves of an amount in 分: "1,299" and ".5" (no trailing zeros, nothing for whole 元). */
export function priceParts(fen: number): { yuan: string; rest: string } {
  const cents = Math.abs(Math.round(fen))
  const yuan = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = String(cents % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return { yuan: fen < 0 ? `-${yuan}` : yuan, rest: rest && `.${rest}` }
}
