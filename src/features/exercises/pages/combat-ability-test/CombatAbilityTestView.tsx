import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { StartedAttempt } from '../../attempt/StartedAttempt'

/** /exercises/combat-ability-test?subject= or ?attempt=: questions that follow from the answers, until the ability is known. */
export function CombatAbilityTestView() {
  const { navigator } = useStores()
  const { subject, attempt } = useRoute().given
  if (attempt) return <StartedAttempt attemptId={attempt} report="exercisesCombatAbilityReport" />
  if (subject)
    return <StartedAttempt opening={{ kind: 'adaptive', subject }} report="exercisesCombatAbilityReport" />
  return (
    <Empty
      title="还没有选科目"
      hint="选一个科目，十几道题测出水平"
      action={{ text: '去选科目', onPress: () => void navigator.go('exercisesCombatAbility') }}
    />
  )
}
