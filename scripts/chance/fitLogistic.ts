import { logistic } from '@/domain/chance/studentT'

const STEPS = 30

/** Intercept and slope of a logistic regression on one value, by Newton's method. */
export const fitLogistic = (
  rows: readonly { readonly value: number; readonly happened: boolean }[],
): readonly [number, number] => {
  let [a, b] = [0, 0]
  for (let step = 0; step < STEPS; step += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-6]
    for (const { value, happened } of rows) {
      const share = logistic(a + b * value)
      const rest = Number(happened) - share
      const weight = share * (1 - share)
      ga += rest
      gb += rest * value
      haa += weight
      hab += weight * value
      hbb += weight * value * value
    }
    const det = haa * hbb - hab * hab
    a += (hbb * ga - hab * gb) / det
    b += (haa * gb - hab * ga) / det
  }
  return [a, b]
}
