import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { FINAL_DAYS } from '@/domain/memory/examCap'
import type { EveHelp } from '@/domain/vocabulary/planSeason'
import type { PlanDraft } from '../stores/PlanDraft'
import './LateHelp.scss'

const PERCENT = 100

/** A forecast in hundreds, below that in tens: it is no more exact. */
const roundedCount = (count: number): number => {
  const step = count < PERCENT ? 10 : PERCENT
  return Math.max(step, Math.round(count / step) * step)
}

/** Options when the words do not fit before the exam; each is one tap. */
export const LateHelp = observer(function LateHelp({ draft }: { readonly draft: PlanDraft }) {
  const { late, eve } = draft
  if (!late) return eve && <EveNote {...eve} />
  const { isPaceTooSlow, minutesPerDay, retention, words } = late
  return (
    <Card testId="late-help">
      <View className="late__title">时间有点紧，可以这样调整</View>
      {isPaceTooSlow ? <Way text="新词数自动安排，全部学得完" onPress={() => draft.follow({})} /> : null}
      {minutesPerDay === null ? null : (
        <Way
          text={`每天 ${minutesPerDay} 分钟，全部学得完`}
          onPress={() => draft.follow({ minutesPerDay })}
        />
      )}
      {retention === null ? null : (
        <Way
          text={`目标记住率降到 ${Math.round(retention * PERCENT)}%，全部学得完`}
          onPress={() => draft.follow({ retention })}
        />
      )}
      {words > 0 ? (
        <Way text={`只学最常考的 ${words} 个新词`} onPress={() => draft.keepNewWords(words)} />
      ) : null}
    </Card>
  )
})

/** Reviews that would be left over on the eve of the exam, and what clears them. */
function EveNote({ waiting, finalMinutes }: EveHelp) {
  const cleared =
    finalMinutes === null
      ? '每天复习的词已到上限，可以调高每天复习上限'
      : `最后 ${FINAL_DAYS} 天每天留出约 ${finalMinutes} 分钟就能复习完`
  return (
    <Card testId="eve-help">
      <View className="late__title">考前复习会比较集中</View>
      <View>
        照这个计划，考前一天预计还有约 {roundedCount(waiting)} 个词没复习到；{cleared}。
      </View>
    </Card>
  )
}

interface WayProps {
  readonly text: string
  readonly onPress: () => void
}

function Way({ text, onPress }: WayProps) {
  return (
    <View className="late__way">
      <View className="yt-grow">{text}</View>
      <Button size="s" kind="soft" onPress={onPress}>
        采用
      </Button>
    </View>
  )
}
