import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { updateStudent } from '@/contracts/gaoshou/student'
import { majors, type Target } from '@/contracts/progress/targets'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { Loadable } from '@/ui/feedback/Loadable'
import { SchoolSearch } from './SchoolSearch'

interface TargetFormProps {
  readonly target: Target
  /** The backend has the choice. */
  readonly onSaved: () => void
}

/** The choice of a school and a major to aim at; kept with the learner's record. */
export const TargetForm = observer(function TargetForm({ target, onSaved }: TargetFormProps) {
  const { call, session, ui } = useStores()
  const profile = useLearnerProfile()
  const [school, setSchool] = useState(target.targetSchool)
  const [major, setMajor] = useState(target.major?.name ?? '')
  const [saving] = useState(() => new Task())
  const save = async (): Promise<void> => {
    if (!school || !major) return ui.say(school ? '请选择目标专业' : '请选择目标院校')
    const body = { targetSchool: school, targetMajor: major }
    const isSaved = await saving.succeeds(async () => {
      profile.keep(await call(updateStudent, { params: { uid: session.uid }, body }))
    })
    if (isSaved) onSaved()
  }
  return (
    <>
      <SchoolCard value={school} onChange={setSchool} />
      <MajorCard value={major} onChange={setMajor} />
      <Button block size="l" loading={saving.isRunning} onPress={() => void save()} testId="target-save">
        {school && major ? `看「${school} · ${major}」考什么` : '看看这个目标考什么'}
      </Button>
    </>
  )
})

interface ChoiceProps {
  readonly value: string
  readonly onChange: (name: string) => void
}

const SchoolCard = observer(function SchoolCard({ value, onChange }: ChoiceProps) {
  const { call } = useStores()
  const search = usePageStore(() => new SchoolSearch(call))
  return (
    <Card>
      <View className="exercise__title">目标院校</View>
      <View className="exercise__part">
        {value ? <View>已选：{value}</View> : null}
        <Field
          label="找院校"
          hideLabel
          type="search"
          confirmType="search"
          value={search.text}
          onChange={search.type}
          placeholder="输入校名，比如“师范”"
          maxLength={40}
          testId="target-school"
        />
        <Loadable
          phase={search.found.phase}
          skeleton="block"
          size="small"
          onRetry={() => void search.found.load()}
        >
          {(list) =>
            list.length > 0 ? (
              <Choice
                label="院校"
                options={list.map(({ name, province, tier }) => ({
                  key: name,
                  text: name,
                  note: tier ? `${province} · ${tier}` : province,
                }))}
                value={value}
                onChange={onChange}
                columns={2}
              />
            ) : (
              <View className="exercise__note">没有找到，换几个字试试</View>
            )
          }
        </Loadable>
      </View>
    </Card>
  )
})

const MajorCard = observer(function MajorCard({ value, onChange }: ChoiceProps) {
  const { call } = useStores()
  const all = useResource(() => call(majors, {}, { quiet: true }))
  return (
    <Card>
      <View className="exercise__title">目标专业</View>
      <Loadable phase={all.phase} skeleton="block" size="small" onRetry={() => void all.load()}>
        {(list) => (
          <Choice
            label="专业"
            options={list.map(({ name }) => ({ key: name, text: name }))}
            value={value}
            onChange={onChange}
          />
        )}
      </Loadable>
    </Card>
  )
})
