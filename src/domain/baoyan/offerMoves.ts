import { type OfferModel, offerChance } from './offerModel'
import { awardLevels, type Profile, researchLevels, scoresOf } from './profile'

/** A change of the profile and the chance that it leads to. */
interface OfferMove {
  readonly text: string
  readonly chance: number
}

interface Step {
  readonly text: string
  readonly profile: Profile
}

const ENGLISH_STEPS = { cet4: 40, cet6: 40, ielts: 0.5, toefl: 8, none: 0 } as const

const stepsOf = (profile: Profile): Step[] => {
  const { rank = 1, cohort = 1, exam, english = 0, research, awards } = profile
  const betterRank = Math.max(1, rank - Math.max(1, Math.round(cohort * 0.05)))
  const betterEnglish = english + ENGLISH_STEPS[exam]
  return [
    ...(betterRank < rank
      ? [{ text: `专业排名升到第 ${betterRank} 名`, profile: { ...profile, rank: betterRank } }]
      : []),
    ...(exam === 'none'
      ? [{ text: '六级考到 500 分', profile: { ...profile, exam: 'cet6' as const, english: 500 } }]
      : [{ text: `英语提高到 ${betterEnglish} 分`, profile: { ...profile, english: betterEnglish } }]),
    ...(research < researchLevels.length - 1
      ? [
          {
            text: `科研做到“${researchLevels[research + 1]}”`,
            profile: { ...profile, research: research + 1 },
          },
        ]
      : []),
    ...(awards < awardLevels.length - 1
      ? [
          {
            text: `竞赛拿到${awardLevels[awards + 1]}奖项`.replace('奖奖项', '奖'),
            profile: { ...profile, awards: awards + 1 },
          },
        ]
      : []),
  ]
}

/** The single changes that raise the chance at a difficulty most, the best first. */
export const offerMoves = (
  model: OfferModel,
  profile: Profile,
  difficulty: number,
  most: number,
): OfferMove[] => {
  const now = offerChance(model, scoresOf(profile), difficulty)
  return stepsOf(profile)
    .map(({ text, profile: better }) => ({ text, chance: offerChance(model, scoresOf(better), difficulty) }))
    .filter(({ chance }) => chance - now >= 0.01)
    .sort((one, other) => other.chance - one.chance)
    .slice(0, most)
}
