import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { RecitationPlan, RecitationSubject } from '@/contracts/exercise/recitations'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choices } from '@/ui/controls/Choice'
import { Stepper } from '@/ui/controls/Stepper'
import { PassagePlanForm } from './PassagePlanForm'
import './Recite.scss'

interface PlanFormProps {
  readonly plan: RecitationPlan | null
  readonly subjects: readonly RecitationSubject[]
  readonly onSaved: () => void
}

const MOST_PER_DAY = 30

/** How many new passages a day, of which chapters. */
export const PlanForm = observer(function PlanForm({ plan, subjects, onSaved }: PlanFormProps) {
  const { call, session, ui } = useStores()
  const [form] = useState(() => new PassagePlanForm({ call, session, ui, plan, onSaved }))
  return (
    <>
      <Card>
        <View className="exercise__title">每天新背几条</View>
        <View className="exercise__row">
          <View className="exercise__note yt-grow">到期的复习另算，会自动排进当天</View>
          <Stepper
            label="每天新背的条数"
            value={form.perDay}
            max={MOST_PER_DAY}
            onChange={form.setPerDay}
            testId="plan-number"
          />
        </View>
      </Card>
      <Card>
        <View className="exercise__title">背哪几章</View>
        {subjects.map(({ subject, name, chapters }) => (
          <View key={subject} className="exercise__help">
            <View className="recite__group">{name}</View>
            <Choices
              label={name}
              options={chapters.map((chapter) => ({ key: chapter, text: chapter }))}
              values={form.chosenOf(subject)}
              onChange={(chosen) => form.choose(subject, chosen)}
            />
          </View>
        ))}
      </Card>
      <Button block size="l" loading={form.isSaving} onPress={() => void form.save()} testId="plan-save">
        {plan ? '保存计划' : '就这样开始'}
      </Button>
    </>
  )
})
