import { mistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { usePersistedResource } from './device/usePersistedResource'
import { useStores } from './useStores'

/** Figures of the learner's book of mistakes, persisted for starts without a network. */
export const useMistakeSummary = () => {
  const { call, session } = useStores()
  return usePersistedResource(
    { name: `mistake-summary:${session.uid}`, schema: mistakeSummary.response },
    () => call(mistakeSummary, { params: { uid: session.uid } }, { quiet: true }),
  )
}
