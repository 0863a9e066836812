import {
  type AbilityWeights,
  GRID_STEP,
  type JudgedItem,
  priorWeights,
  quadraturePoints,
} from './abilityGrid'
import { probabilityCorrect } from './itemResponse'
import { keyMemories, type KeySight, rememberedKey, weightOf } from './keyMemory'

/** An answer of the past. */
export interface PastAnswer extends JudgedItem {
  readonly questionId: string
  /** Its study day. */
  readonly day: number
  /** Earlier sights of its key; undefined for the first answer to a question, which counts in full. */
  readonly sight?: KeySight | undefined
}

/** Standard deviations of all learners by which an ability grows on a day of practice, before its answers say otherwise. */
const GROWTH = 0.0095
/** Standard deviation of the change of an ability in a day: what old answers lose of their weight. */
const CHANGE = 0.045
/** Changes of a longer pause are not told apart. */
const LONGEST_PAUSE = 30
/** Years of answers are read in a moment on every second point of the grid. */
const EACH = 2
const STEP = EACH * GRID_STEP
const POINTS = quadraturePoints.filter((_, at) => at % EACH === 0)
/** Answers that count less than this are left out. */
const LEAST = 0.02

/** Shares of the weight that move one point down and up, for a mean and a deviation of the change. */
const moving = (mean: number, deviation: number): readonly [down: number, up: number] => {
  const both = (deviation ** 2 + mean ** 2) / STEP ** 2
  return [(both - mean / STEP) / 2, (both + mean / STEP) / 2]
}

const PAUSE = moving(0, CHANGE)
const PRACTICE = moving(GROWTH, CHANGE)

/** Weights by memory of keys, then by ability: not normalised. */
type Joint = readonly Float64Array[]

const pass = (weights: Float64Array, [down, up]: readonly [number, number]): void => {
  const last = weights.length - 1
  let before = 0
  for (let at = 0; at <= last; at += 1) {
    const here = weights[at] ?? 0
    const above = at < last ? (weights[at + 1] ?? 0) : 0
    const stays = here * (1 - (at > 0 ? down : 0) - (at < last ? up : 0))
    weights[at] = stays + above * down + before * up
    before = here
  }
}

/** Lets days pass; an ability grows after the first of them where it was one of practice. */
const passDays = (joint: Joint, days: number, isAfterPractice: boolean): void => {
  for (let day = 0; day < Math.min(days, LONGEST_PAUSE); day += 1)
    for (const weights of joint) pass(weights, day === 0 && isAfterPractice ? PRACTICE : PAUSE)
}

const normalise = (joint: Joint): void => {
  let total = 0
  for (const weights of joint) for (const weight of weights) total += weight
  for (const weights of joint)
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / total
}

const learnFrom = (joint: Joint, { item, isRight, sight }: PastAnswer): void => {
  const weight = weightOf(sight)
  if (weight < LEAST) return
  const chances = POINTS.map((ability) => probabilityCorrect(item, ability))
  joint.forEach((weights, memory) => {
    const remembered = sight ? rememberedKey(sight, keyMemories[memory] ?? 0) : 0
    for (let at = 0; at < weights.length; at += 1) {
      const wrong = (1 - remembered) * (1 - (chances[at] ?? 0))
      const likelihood = isRight ? 1 - wrong : wrong
      weights[at] = (weights[at] ?? 0) * (weight === 1 ? likelihood : likelihood ** weight)
    }
  })
  normalise(joint)
}

/** Weights of the whole grid from every second point of it. */
const spread = (joint: Joint): AbilityWeights => {
  const coarse = POINTS.map((_, at) => joint.reduce((sum, weights) => sum + (weights[at] ?? 0), 0))
  return quadraturePoints.map((_, at) => {
    const [low, high] = [coarse[Math.floor(at / EACH)] ?? 0, coarse[Math.ceil(at / EACH)] ?? 0]
    return (low + high) / 2 / EACH
  })
}

const firstGuess = (): Joint => {
  const coarse = priorWeights.filter((_, at) => at % EACH === 0)
  const total = coarse.reduce((sum, weight) => sum + weight, 0) * keyMemories.length
  return keyMemories.map(() => Float64Array.from(coarse, (weight) => weight / total))
}

/**
 * Estimates an ability on some study days, which ascend, as weights of the grid; each by the past answers up to it.
 * A hidden Markov model whose ability grows and changes from day to day, and in which an answer to a question whose key was
 * seen counts by how long ago that was, and by how likely it is that this learner remembers keys of that age (decision 052).
 */
export const growingAbilities = (
  answers: readonly PastAnswer[],
  days: readonly number[],
): readonly AbilityWeights[] => {
  const joint = firstGuess()
  const ordered = [...answers].sort((one, other) => one.day - other.day)
  let day = ordered[0]?.day ?? 0
  let next = 0
  let isAfterPractice = false
  const passTo = (later: number): void => {
    if (later <= day) return
    passDays(joint, later - day, isAfterPractice)
    isAfterPractice = false
    day = later
  }
  return days.map((wanted) => {
    for (let answer = ordered[next]; answer && answer.day <= wanted; answer = ordered[(next += 1)]) {
      passTo(answer.day)
      learnFrom(joint, answer)
      isAfterPractice = true
    }
    if (next > 0) passTo(wanted)
    return spread(joint)
  })
}

/** Estimates an ability on a study day from past answers, as weights of the grid. */
export const growingAbility = (answers: readonly PastAnswer[], today: number): AbilityWeights =>
  growingAbilities(answers, [today])[0] ?? priorWeights
