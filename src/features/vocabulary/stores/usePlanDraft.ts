import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { PlanDraft } from './PlanDraft'
import { useVocabulary } from './useVocabulary'

/** The plan that this page is thinking about. */
export const usePlanDraft = (): PlanDraft => {
  const { call, ui } = useStores()
  const vocabulary = useVocabulary()
  return usePageStore(
    () => new PlanDraft({ call, ui, vocabulary, setTimeout: (run, ms) => void setTimeout(run, ms) }),
  )
}
