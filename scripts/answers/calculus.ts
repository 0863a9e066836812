/** A value, or a function of one number that is asked at several. */
type Curve = (at: number) => number

/** Two ways to one value may differ by so much of it. */
const AGREES = 1e-6

/** Whether two numbers are one by all that can be computed. */
export const isSameNumber = (one: number, other: number): boolean =>
  Math.abs(one - other) <= AGREES * Math.max(1, Math.abs(one), Math.abs(other))

/**
 * Richardson extrapolation of values at halved steps; `power` is the order by which each row improves on the one
 * before.
 */
const extrapolated = (values: readonly number[], power: number): number => {
  let line = values
  let best = { value: Number.NaN, error: Number.POSITIVE_INFINITY }
  for (let order = power; line.length > 1; order += power) {
    for (const [at, value] of line.slice(1).entries()) {
      const error = Math.abs(value - (line[at] ?? Number.NaN))
      if (error < best.error) best = { value, error }
    }
    const factor = 2 ** order
    line = line.slice(1).map((value, at) => (factor * value - (line[at] ?? Number.NaN)) / (factor - 1))
  }
  if (best.error <= AGREES * Math.max(1, Math.abs(best.value))) return best.value
  throw new Error('no limit was found')
}

const STEPS = [3, 4, 5, 6, 7, 8, 9, 10, 11].map((exponent) => 2 ** -exponent)

/** The limit from one side (1 from above, -1 from below), or from both, which have to agree; at infinity the limit of a sequence. */
export const limitOf = (curve: Curve, at: number, side?: number): number => {
  if (!Number.isFinite(at))
    return extrapolated(
      STEPS.map((step) => curve(Math.sign(at) / step)),
      1,
    )
  if (side !== undefined)
    return extrapolated(
      STEPS.map((step) => curve(at + Math.sign(side) * step)),
      1,
    )
  const [above, below] = [limitOf(curve, at, 1), limitOf(curve, at, -1)]
  if (isSameNumber(above, below)) return above
  throw new Error('the two sides have different limits')
}

/** A derivative at a point, by central differences. */
export const slopeOf = (curve: Curve, at: number, order = 1): number =>
  extrapolated(
    STEPS.slice(0, 5).map((step) => {
      let sum = 0
      let choose = 1
      for (let place = 0; place <= order; place++) {
        sum += (place % 2 ? -1 : 1) * choose * curve(at + (order / 2 - place) * step)
        choose = (choose * (order - place)) / (place + 1)
      }
      return sum / step ** order
    }),
    2,
  )

/** The sum of infinitely many terms, as the limit of its first ones. */
export const seriesOf = (term: Curve, from: number): number => {
  const sums: number[] = []
  let sum = 0
  for (let at = from; at < from + 512; at++) {
    sum += term(at)
    const count = at - from + 1
    if (count >= 8 && Number.isInteger(Math.log2(count))) sums.push(sum)
  }
  return extrapolated(sums, 1)
}

/** Nodes of the double exponential rule, which is exact at ends where a function or its slope is infinite. */
const REACH = 3.4
const HALVES = [1 / 16, 1 / 32, 1 / 64]

const onUnit = (curve: Curve, step: number): number => {
  let sum = 0
  for (let at = -REACH; at <= REACH; at += step) {
    const inner = (Math.PI / 2) * Math.sinh(at)
    const weight = ((Math.PI / 2) * Math.cosh(at)) / Math.cosh(inner) ** 2
    const value = curve(Math.tanh(inner))
    if (Number.isFinite(value)) sum += weight * value
  }
  return sum * step
}

const finiteIntegral = (curve: Curve, from: number, to: number): number => {
  const half = (to - from) / 2
  const whole = (step: number) => half * onUnit((at) => curve(from + half * (1 + at)), step)
  let last = whole(1 / 8)
  for (const step of HALVES) {
    const value = whole(step)
    if (isSameNumber(value, last)) return value
    last = value
  }
  throw new Error('no integral was found')
}

/** The integral between two ends, either of which may be infinite. */
export const integralOf = (curve: Curve, from: number, to: number): number => {
  if (from === to) return 0
  if (from > to) return -integralOf(curve, to, from)
  if (Number.isFinite(from) && Number.isFinite(to)) return finiteIntegral(curve, from, to)
  if (from === Number.NEGATIVE_INFINITY)
    return (
      integralOf((at) => curve(-at), -Math.min(to, 0), Number.POSITIVE_INFINITY) + integralOf(curve, 0, to)
    )
  return (
    finiteIntegral(curve, from, from + 1) +
    // From there on x = from + 1/t.
    finiteIntegral((at) => curve(from + 1 / at) / (at * at), 0, 1)
  )
}

/** The root of a function between two places with different signs, by bisection. */
export const rootOf = (curve: Curve, from: number, to: number): number => {
  let [low, high] = [from, to]
  const sign = Math.sign(curve(low))
  if (sign * Math.sign(curve(high)) > 0) throw new Error('there is no change of sign')
  for (let halved = 0; halved < 60; halved++) {
    const middle = (low + high) / 2
    if (Math.sign(curve(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** How often a function changes its sign between two places. */
export const changesOf = (curve: Curve, from: number, to: number): number => {
  const parts = 1999
  const signs = Array.from({ length: parts + 1 }, (_, at) =>
    Math.sign(curve(from + ((to - from) * at) / parts)),
  )
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length
}
