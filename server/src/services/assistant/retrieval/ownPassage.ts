import { type AskedAbout, contextKinds } from '@/contracts/assistant/context'
import type { OtherAreas } from '../../Area'
import type { Found } from './KnowledgeRepository'

type Uses = Pick<OtherAreas, 'use'>
type Told = (Pick<Found, 'title' | 'body'> & Partial<Pick<Found, 'place' | 'link'>>) | undefined

/** Passages about a learner's own things, which no index holds, by the area that provides them. */
const OWN: Partial<Record<AskedAbout['kind'], (others: Uses, uid: number, id: string) => Promise<Told>>> = {
  /** A question of a paper: others are in the index. */
  exercise: (others, uid, id) => others.use('questionPassage')(uid, id),
  'score-report': (others, uid, id) => others.use('reportFacts')(uid, id),
}

/** The passage about the learner's own item; undefined when there is none, or it belongs to another learner. */
export const ownPassage = async (
  uid: number,
  { kind, id }: Pick<AskedAbout, 'kind' | 'id'>,
  others: Uses,
): Promise<Found | undefined> => {
  const told = await OWN[kind]?.(others, uid, id)
  return (
    told && {
      place: contextKinds[kind],
      link: null,
      ...told,
      id: `${kind}:${id}`,
      ask: null,
      brief: null,
      score: 0,
      covered: 1,
      called: 1,
      isLookedAt: true,
    }
  )
}
