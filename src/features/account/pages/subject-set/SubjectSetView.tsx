import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { subjects, type Subject } from '@/contracts/base/dictionary'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Loadable } from '@/ui/feedback/Loadable'
import { examYears } from '../../models/examYears'
import { subjectGroups, toggleSubject } from '../../models/subjectGroups'
import { StudentForm } from '../../stores/StudentForm'
import '../improve-info/ImproveInfoView.scss'

/** /subject-set: exam year and subjects. */
export const SubjectSetView = observer(function SubjectSetView() {
  const stores = useStores()
  const form = usePageStore(() => new StudentForm(stores))
  const all = useResource(() => stores.call(subjects, {}, { quiet: true }))
  const save = async (): Promise<void> => {
    if (!(await form.saveSubjects())) return
    stores.ui.say('已保存')
    await stores.navigator.back()
  }
  return (
    <View className="account-form">
      <Loadable phase={form.record.phase} skeleton="detail" onRetry={form.start}>
        {() => (
          <Loadable phase={all.phase} skeleton="detail" onRetry={() => void all.load()}>
            {(list) => (
              <>
                <YearCard form={form} />
                {subjectGroups.map(({ category, text }) => (
                  <SubjectCard
                    key={category}
                    text={text}
                    form={form}
                    all={list}
                    options={list.filter((subject) => subject.category === category)}
                  />
                ))}
                {form.errors.subjects ? (
                  <View className="account-form__error">{form.errors.subjects}</View>
                ) : null}
                <Button
                  block
                  size="l"
                  loading={form.isSaving}
                  onPress={() => void save()}
                  testId="subjects-save"
                >
                  保存
                </Button>
              </>
            )}
          </Loadable>
        )}
      </Loadable>
    </View>
  )
})

const YearCard = observer(function YearCard({ form }: { readonly form: StudentForm }) {
  const { clock } = useStores()
  return (
    <Card>
      <View className="account-form__fields">
        <View className="account-form__label">考试年份</View>
        <Choice
          label="考试年份"
          options={examYears(clock.now()).map((year) => ({ key: String(year), text: `${year}年` }))}
          value={form.examYear === undefined ? undefined : String(form.examYear)}
          onChange={(year) => form.setYear(Number(year))}
          columns={3}
        />
        {form.errors.examYear ? <View className="account-form__error">{form.errors.examYear}</View> : null}
      </View>
    </Card>
  )
})

interface SubjectCardProps {
  readonly text: string
  readonly form: StudentForm
  readonly all: readonly Subject[]
  readonly options: readonly Subject[]
}

const SubjectCard = observer(function SubjectCard({ text, form, all, options }: SubjectCardProps) {
  const chosen = options.find(({ id }) => form.subjectIds.includes(id))
  const tap = (id: string): void => {
    const tapped = options.find((subject) => subject.id === id)
    if (tapped) form.setSubjects(toggleSubject(form.subjectIds, tapped, all))
  }
  return (
    <Card>
      <View className="account-form__fields">
        <View className="account-form__label">{text}</View>
        <Choice
          label={text}
          options={options.map(({ id, name }) => ({ key: id, text: name }))}
          value={chosen?.id}
          onChange={tap}
        />
      </View>
    </Card>
  )
})
