import type { JudgedItem } from '../../src/domain/ability/abilityGrid'

const POINTS = 4001
const FARTHEST = 7

/**
 * A second estimate of an ability that shares no line with the first: the likelihood itself, multiplied out at 4,001 abilities
 * from −7 to 7, times the normal density; its mean and its spread by the trapezoid rule.
 */
export const gridSearch = (
  answers: readonly JudgedItem[],
): { readonly ability: number; readonly error: number } => {
  let [mass, first, second] = [0, 0, 0]
  for (let at = 0; at < POINTS; at += 1) {
    const theta = -FARTHEST + (2 * FARTHEST * at) / (POINTS - 1)
    let density = Math.exp(-0.5 * theta * theta)
    for (const { item, isRight } of answers) {
      const odds = Math.exp(item.discrimination * (theta - item.difficulty))
      const right = (item.guessing + odds) / (1 + odds)
      density *= isRight ? right : 1 - right
    }
    const edge = at === 0 || at === POINTS - 1 ? 0.5 : 1
    mass += edge * density
    first += edge * density * theta
    second += edge * density * theta * theta
  }
  const ability = first / mass
  return { ability, error: Math.sqrt(second / mass - ability * ability) }
}
