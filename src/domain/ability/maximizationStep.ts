import { probabilityCorrect, type ItemParameters } from './itemResponse'

/** Expected counts for learners of one ability: answered, and answered right (not whole numbers). */
export interface ExpectedAnswers {
  readonly ability: number
  readonly count: number
  readonly right: number
}

/** How far answers may be from what the author said before they have to be many: one level of difficulty. */
const DIFFICULTY_SPREAD = 1
/** Of the logarithm of the discrimination. */
const DISCRIMINATION_SPREAD = 0.5
const LONGEST_STEP = 0.5
const SCORINGS = 5
const SLOPES = [0.2, 4] as const
const FARTHEST = 5

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Gradient and information of slope (as logarithm) and difficulty, with the author's word as prior. */
const slopesAt = (item: ItemParameters, authored: ItemParameters, answers: readonly ExpectedAnswers[]) => {
  const slopePrecision = 1 / DISCRIMINATION_SPREAD ** 2
  const placePrecision = 1 / DIFFICULTY_SPREAD ** 2
  let slope = Math.log(authored.discrimination / item.discrimination) * slopePrecision
  let place = (authored.difficulty - item.difficulty) * placePrecision
  let [slopes, places, both] = [slopePrecision, placePrecision, 0]
  for (const { ability, count, right } of answers) {
    const chance = probabilityCorrect(item, ability)
    const known = (chance - item.guessing) / (1 - item.guessing)
    const rise = (1 - item.guessing) * known * (1 - known) * item.discrimination
    const bySlope = rise * (ability - item.difficulty)
    const spread = chance * (1 - chance)
    const surprise = (right - count * chance) / spread
    const weight = count / spread
    slope += surprise * bySlope
    place -= surprise * rise
    slopes += weight * bySlope ** 2
    places += weight * rise ** 2
    both -= weight * bySlope * rise
  }
  return { slope, place, slopes, places, both }
}

const step = (item: ItemParameters, authored: ItemParameters, answers: readonly ExpectedAnswers[]) => {
  const { slope, place, slopes, places, both } = slopesAt(item, authored, answers)
  const determinant = slopes * places - both ** 2
  const bySlope = (places * slope - both * place) / determinant
  const byPlace = (slopes * place - both * slope) / determinant
  return {
    guessing: item.guessing,
    discrimination: between(
      item.discrimination * Math.exp(between(bySlope, -LONGEST_STEP, LONGEST_STEP)),
      ...SLOPES,
    ),
    difficulty: between(item.difficulty + between(byPlace, -LONGEST_STEP, LONGEST_STEP), -FARTHEST, FARTHEST),
  }
}

/**
 * The parameters under which the answers are most likely, with the author's as prior (Fisher scoring; Mislevy 1986).
 * Guessing stays fixed by the number of options: answers of the weakest are too few to estimate it.
 */
export const maximizationStep = (
  item: ItemParameters,
  authored: ItemParameters,
  answers: readonly ExpectedAnswers[],
): ItemParameters => {
  let best = item
  for (let scoring = 0; scoring < SCORINGS; scoring += 1) best = step(best, authored, answers)
  return best
}
