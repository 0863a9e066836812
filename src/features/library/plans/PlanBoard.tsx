import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { CallOutput } from '@/contracts/define'
import type { StudyPlan, studyPlan } from '@/contracts/library/handbook'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { Navigator } from '@/stores/Navigator'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Segmented } from '@/ui/controls/Segmented'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { PlanChecks } from './PlanChecks'

type PlanItem = StudyPlan['months'][number]['items'][number]

/** Pages that items of plans lead to, by the name in the content. */
const openers: Readonly<Record<string, (navigator: Navigator) => Promise<void>>> = {
  vocabularyIndex: (navigator) => navigator.go('vocabularyIndex'),
  electronicBook: (navigator) => navigator.go('examsBooks'),
  exercisesCombat: (navigator) => navigator.go('exercisesCombat'),
  exercisesMistakeBook: (navigator) => navigator.go('exercisesMistakeBook'),
  formula: (navigator) => navigator.go('formula'),
  studyDocument: (navigator) => navigator.go('studyDocument'),
}

/** The month of the calendar where the plan has it, else its first. */
const openingMonth = ({ months }: StudyPlan, now: number): number | undefined => {
  const current = Number(shanghaiDate(now).slice(5, 7))
  return (months.find(({ month }) => month === current) ?? months[0])?.month
}

interface PlanBoardProps {
  readonly shown: CallOutput<typeof studyPlan>
  readonly onChoose: (planId: string) => void
}

/** Months of a plan with their items. */
export const PlanBoard = observer(function PlanBoard({ shown, onChoose }: PlanBoardProps) {
  const stores = useStores()
  const { plan, plans } = shown
  const [checks] = useState(() => new PlanChecks(stores, shown.done))
  const [open, setOpen] = useState(() => openingMonth(plan, stores.clock.now()))
  const total = plan.months.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <Segmented
        label="开始的月份"
        items={plans.map(({ planId, title }) => ({ key: planId, text: title }))}
        value={plan.planId}
        onChange={onChoose}
      />
      <View className="library__note">
        已完成 {checks.done.size}/{total} 项　{plan.source}
      </View>
      {plan.months.map((part) => (
        <Card key={part.month}>
          <Cell
            title={`${part.month} 月　${part.phase}`}
            note={`完成 ${part.items.filter(({ itemId }) => checks.done.has(itemId)).length}/${part.items.length} 项`}
            value={open === part.month ? '收起' : '展开'}
            onPress={() => setOpen(open === part.month ? undefined : part.month)}
            testId={`month-${part.month}`}
          />
          {open === part.month
            ? part.items.map((item) => <Item key={item.itemId} item={item} checks={checks} />)
            : null}
        </Card>
      ))}
    </>
  )
})

interface ItemProps {
  readonly item: PlanItem
  readonly checks: PlanChecks
}

const Item = observer(function Item({ item, checks }: ItemProps) {
  const { navigator } = useStores()
  const { itemId, subject, title, route } = item
  const open = route === undefined ? undefined : openers[route]
  return (
    <View className="library__row library__row--item">
      <Checkbox
        checked={checks.done.has(itemId)}
        onChange={(isDone) => void checks.check(itemId, isDone)}
        label={`${subject}：${title}`}
      />
      {open ? (
        <Button kind="ghost" size="s" label={`去学：${title}`} onPress={() => void open(navigator)}>
          去学
        </Button>
      ) : null}
    </View>
  )
})
