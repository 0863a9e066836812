import { View } from '@tarojs/components'
import { SampleTag } from '@/blocks/admission/FactSource'
import type { AdjustmentOpening } from '@/contracts/score/adjustments'
import { useStores } from '@/stores/useStores'
import { Tag } from '@/ui/feedback/Tag'
import { Cell } from '@/ui/layout/Cell'
import { dayWords, degreeWords } from '../facts/texts'

interface OpeningCellProps {
  readonly opening: AdjustmentOpening
  /** Reasons against it, where it was matched. */
  readonly reasons?: readonly string[]
  /** Conditions that only the high end of the estimate meets. */
  readonly unsure?: readonly string[]
}

/** One adjustment opening of a list. */
export function OpeningCell({ opening, reasons = [], unsure = [] }: OpeningCellProps) {
  const isPerhaps = reasons.length === 0 && unsure.length > 0
  const { navigator } = useStores()
  const {
    openingId,
    school,
    code,
    name,
    degree,
    province,
    region,
    seats,
    minTotal,
    opensAt,
    endsAt,
    isSample,
  } = opening
  const note = `${code} · ${degreeWords[degree]} · ${province}（${region} 区） · ${dayWords(opensAt)}至${dayWords(endsAt - 1)}`
  return (
    <Cell
      title={`${school} ${name}`}
      note={
        <View className="score-cell-note">
          <View>{note}</View>
          {isSample ? <SampleTag /> : null}
          {isPerhaps ? <Tag tone="warning">可能</Tag> : null}
          {unsure.map((reason) => (
            <View key={reason} className="score-text score-maybe">
              {reason}
            </View>
          ))}
          {reasons.map((reason) => (
            <View key={reason} className="score-error">
              {reason}
            </View>
          ))}
        </View>
      }
      value={minTotal === null ? `缺额 ${seats}` : `${minTotal} 分起`}
      onPress={() => void navigator.go('scoreReviewAdjust', { id: openingId })}
      testId={`opening-${openingId}`}
    />
  )
}
