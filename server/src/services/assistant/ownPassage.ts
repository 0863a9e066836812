import { type AskedAbout, contextKinds } from '@/contracts/assistant/context'
import type { OtherAreas } from '../Area'
import type { Found } from './KnowledgeRepository'

type Ask = Pick<OtherAreas, 'ask'>
type Told = { readonly title: string; readonly body: string } | undefined

/** Things of a learner's own, which no index holds, by the area that tells of them. */
const OWN: Partial<Record<AskedAbout['kind'], (others: Ask, uid: number, id: string) => Promise<Told>>> = {
  'score-report': (others, uid, id) => others.ask('reportFacts')(uid, id),
}

/** What is told of a thing of the learner's own that he comes from; undefined where it is none, or not his. */
export const ownPassage = async (
  uid: number,
  { kind, id }: Pick<AskedAbout, 'kind' | 'id'>,
  others: Ask,
): Promise<Found | undefined> => {
  const told = await OWN[kind]?.(others, uid, id)
  return (
    told && {
      ...told,
      id: `${kind}:${id}`,
      place: contextKinds[kind],
      ask: null,
      link: null,
      brief: null,
      score: 0,
      covered: 1,
      isLookedAt: true,
    }
  )
}
