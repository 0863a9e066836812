import { hash } from './hash'

/** Numbers that look random and are always the same for one seed. */
export const seededRandom = (seed: string) => {
  let turn = 0
  /** From 0 up to 1, evenly. */
  const next = (): number => hash(`${seed}:${(turn += 1)}`) / 2 ** 32
  /** Normal, mean 0 and deviation 1 (Box–Muller). */
  const normal = (): number => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next())
  return { next, normal }
}
