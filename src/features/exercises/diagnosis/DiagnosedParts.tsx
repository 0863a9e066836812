import { View } from '@tarojs/components'
import type { DiagnosedPart } from '@/contracts/exercise/attemptReport'
import { Card } from '@/ui/layout/Card'
import { cx } from '@/ui/cx'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { beforeText, expectedText, isThinPart } from './diagnosticTestTexts'
import { AbilityBand } from '../reports/AbilityBand'

/** What a diagnosis says of each part: the ability with its band, what it makes of the questions, and the time before. */
export function DiagnosedParts({ parts }: { readonly parts: readonly DiagnosedPart[] }) {
  return (
    <>
      {parts.map((part) => (
        <Part key={`${part.subject}:${part.point ?? ''}`} part={part} />
      ))}
    </>
  )
}

function Part({ part }: { readonly part: DiagnosedPart }) {
  const { name, right, total, ability } = part
  const isThin = isThinPart(part)
  return (
    <Card testId={`part-${part.point ?? part.subject}`}>
      <View className="exercise__title">{name}</View>
      {total > 0 ? <AbilityBand ability={ability} /> : null}
      <View className={cx('exercise__note', 'exercise__help')}>
        答对 {right} / {total} 题{isThin ? `；不足 ${FEWEST_ANSWERS} 题，只能参考` : ''}
      </View>
      {isThin ? null : <View className="exercise__note">{expectedText(part)}</View>}
      {total > 0 ? <View className="exercise__note">{beforeText(part)}</View> : null}
    </Card>
  )
}
