import { usePageStore } from '@/stores/page/usePageStore'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { PlanDraft } from './PlanDraft'
import { useVocabulary } from './useVocabulary'

/** The plan that this page is thinking about. */
export const usePlanDraft = (): PlanDraft => {
  const { call, ui } = useStores()
  const vocabulary = useVocabulary()
  const profile = useLearnerProfile()
  return usePageStore(
    () =>
      new PlanDraft({
        call,
        ui,
        vocabulary,
        chosenYear: () => profile.load().then(() => profile.exam?.year),
        setTimeout: (run, ms) => void setTimeout(run, ms),
      }),
  )
}
