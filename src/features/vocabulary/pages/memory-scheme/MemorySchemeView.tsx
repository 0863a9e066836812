import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { studyDayOfDate } from '@/domain/memory/studyDay'
import type { StudyModel, WordOrder } from '@/domain/vocabulary/planTypes'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Slot } from '@/ui/layout/Slot'
import { LateHelp } from '../../components/LateHelp'
import { LoadChart } from '../../components/LoadChart'
import { SaveBar } from '../../components/SaveBar'
import { SetAside } from '../../components/SetAside'
import { finishText } from '../../models/forecastText'
import type { PlanDraft } from '../../stores/PlanDraft'
import { usePlanDraft } from '../../stores/usePlanDraft'
import '../../vocabulary.scss'

const RETENTIONS = [
  { key: '0.8', text: '80%', note: '最省时间' },
  { key: '0.85', text: '85%', note: '省时间' },
  { key: '0.9', text: '90%', note: '推荐' },
  { key: '0.95', text: '95%', note: '复习更多' },
] as const

const ORDERS: readonly { readonly key: WordOrder; readonly text: string }[] = [
  { key: 'frequency', text: '常考在前' },
  { key: 'book', text: '按词书' },
  { key: 'random', text: '乱序' },
  { key: 'alphabet', text: '按字母' },
]

const MODELS: readonly { readonly key: StudyModel; readonly text: string; readonly note: string }[] = [
  { key: 'card', text: '卡片', note: '看词想意思' },
  { key: 'spell', text: '卡片+拼写', note: '背完再拼写' },
  { key: 'test', text: '先测后背', note: '认识的少看' },
]

/** /spword/memory-scheme: how firmly words shall be remembered, in which order they come, and what that costs every day. */
export const MemorySchemeView = observer(function MemorySchemeView() {
  const draft = usePlanDraft()
  if (draft.state === 'opening') return <Skeleton variant="detail" />
  if (draft.state === 'failed')
    return <Failure message="方案没有取到，请检查网络后重试" onRetry={draft.start} />
  return (
    <View className="vocab vocab--footed">
      <Retention draft={draft} />
      <Load draft={draft} />
      <Slot>
        <LateHelp draft={draft} />
        <SetAside draft={draft} />
      </Slot>
      <Card>
        <View className="vocab__title vocab__ask">新词的顺序</View>
        <Choice
          label="新词的顺序"
          options={ORDERS}
          value={draft.values.order}
          onChange={(order) => draft.change({ order })}
        />
      </Card>
      <Card>
        <View className="vocab__title vocab__ask">记忆方式</View>
        <Choice
          label="记忆方式"
          options={MODELS}
          value={draft.values.studyModel}
          onChange={(studyModel) => draft.change({ studyModel })}
          columns={3}
        />
      </Card>
      <SaveBar draft={draft} />
    </View>
  )
})

const Retention = observer(function Retention({ draft }: { readonly draft: PlanDraft }) {
  return (
    <Card>
      <View className="vocab__title">目标记住率</View>
      <View className="vocab__note vocab__ask">一个词回来复习的那天，你还记得它的可能性</View>
      <Choice
        label="目标记住率"
        options={RETENTIONS}
        value={RETENTIONS.find(({ key }) => Number(key) === draft.values.retention)?.key}
        onChange={(key) => draft.change({ retention: Number(key) })}
        columns={4}
      />
    </Card>
  )
})

const Load = observer(function Load({ draft }: { readonly draft: PlanDraft }) {
  const { forecast, newWords, startedWords } = draft
  const today = studyDayOfDate(draft.today)
  return (
    <Card testId="plan-load">
      <View className="vocab__title vocab__ask">每天要背多少</View>
      {forecast ? (
        <>
          <LoadChart forecast={forecast} today={today} newWords={newWords} startedWords={startedWords} />
          <View className="vocab__gap">{finishText(forecast, today)}</View>
        </>
      ) : (
        <Skeleton variant="block" />
      )}
    </Card>
  )
})
