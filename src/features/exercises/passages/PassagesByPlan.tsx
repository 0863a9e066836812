import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { RecitationPlan, RecitationSubject } from '@/contracts/exercise/recitations'
import { studyDay } from '@/domain/memory/studyDay'
import { streakOf } from '@/domain/memory/streak'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { tallyOf } from './passageTexts'
import type { PassageBook, PassageScope } from './PassageBook'
import { scopeOf } from './passageScopes'
import { usePassageBook } from './usePassageBook'
import { OtherEditions } from './OtherEditions'
import { PlanForm } from './PlanForm'

/** What the page shows: the plan with what it brings, and what could be planned. */
interface Found {
  readonly subjects: readonly RecitationSubject[]
  readonly plan: RecitationPlan | null
  readonly scope: PassageScope | undefined
}

/** The second edition: so many a day, of chosen chapters. */
export const PassagesByPlan = observer(function PassagesByPlan() {
  const book = usePassageBook()
  const [isChanging, change] = useState(false)
  const found = useResource(async (): Promise<Found> => {
    const [subjects, plan, scope] = await Promise.all([
      book.subjects(),
      book.plan(),
      scopeOf(book, { edition: 'second' }),
    ])
    return { subjects, plan, scope }
  })
  useDidShow(() => void found.load())
  const saved = (): void => {
    change(false)
    void found.load()
  }
  return (
    <Loadable phase={found.phase} skeleton="card" onRetry={() => void found.load()}>
      {({ subjects, plan, scope }) => (
        <View className="exercise">
          {scope && !isChanging ? (
            <Today scope={scope} book={book} onChange={() => change(true)} />
          ) : (
            <PlanForm plan={plan} subjects={subjects} onSaved={saved} />
          )}
          <OtherEditions edition="second" />
        </View>
      )}
    </Loadable>
  )
})

interface TodayProps {
  readonly scope: PassageScope
  readonly book: PassageBook
  readonly onChange: () => void
}

const Today = observer(function Today({ scope, book, onChange }: TodayProps) {
  const { navigator } = useStores()
  const { items, fresh } = book.queue(scope)
  const now = book.now()
  const tally = tallyOf(scope.passages, book.log.states, now)
  const streak = streakOf(book.daysRecited(), studyDay(now))
  return (
    <>
      <Card>
        <View className="exercise__title">
          {items.length ? `今天还有 ${items.length} 条` : '今天的计划完成了'}
        </View>
        <View className="exercise__stats">
          <Stat label="新背" value={fresh} unit="条" />
          <Stat label="到期复习" value={items.length - fresh} unit="条" testId="plan-due" />
          <Stat label="连续" value={streak} unit="天" />
        </View>
        {tally.late ? (
          <View className="exercise__help">有 {tally.late} 条过期了，会排在最前面。补上就好，不用重来。</View>
        ) : null}
        <View className="recite__tools">
          <Button
            disabled={items.length === 0}
            onPress={() => void navigator.go('exercisesV2ReciteLearn')}
            testId="plan-begin"
          >
            {items.length ? '开始今天的背诵' : '明天再来'}
          </Button>
          <Button kind="soft" onPress={() => void navigator.go('exercisesV2ReciteList')} testId="plan-list">
            今天的清单
          </Button>
        </View>
      </Card>
      <Card>
        <View className="exercise__title">我的计划</View>
        <View className="exercise__note">
          每天新背 {scope.newPerDay} 条，共 {scope.passages.length} 条，背过{' '}
          {scope.passages.length - tally.new} 条。{daysText(tally.new, scope.newPerDay)}
        </View>
        <View className="recite__tools">
          <Button size="s" kind="soft" onPress={onChange} testId="plan-change">
            改计划
          </Button>
        </View>
      </Card>
    </>
  )
})

/** How long the plan still takes. */
function daysText(left: number, perDay: number): string {
  return left ? `照这样再有 ${Math.ceil(left / perDay)} 天全部背过一遍。` : '全部背过一遍了，按时复习就行。'
}
