import { mistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { usePersistedResource } from './device/usePersistedResource'
import { useStores } from './useStores'

/** The learner's book of mistakes in figures; what was seen last is there without a network. */
export const useMistakeSummary = () => {
  const { call, session } = useStores()
  return usePersistedResource(
    { name: `mistake-summary:${session.uid}`, schema: mistakeSummary.response },
    () => call(mistakeSummary, { params: { uid: session.uid } }, { quiet: true }),
  )
}
