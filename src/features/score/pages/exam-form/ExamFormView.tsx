import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SaveState } from '@/blocks/SaveState'
import { findProgramme, programme } from '@/contracts/choose/programmes'
import { papersOfShape } from '@/domain/admission/examScores'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Switch } from '@/ui/controls/Switch'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { Section } from '@/ui/layout/Section'
import { ScoreFormStore } from '../../target/ScoreFormStore'
import { TargetFields, TypedScores } from '../../target/TargetFields'
import { UnitField } from '../../target/UnitField'
import '../../score.scss'

/** /score/exam-form: target, papers, and scores of papers that have no sheet. */
export const ExamFormView = observer(function ExamFormView() {
  const stores = useStores()
  const store = usePageStore(() => new ScoreFormStore(stores))
  const [task] = useState(() => new Task())
  if (!store.isReady) return <Skeleton variant="detail" />
  const isWrong = Object.keys(store.problems).length > 0
  const save = async (): Promise<void> => {
    if (isWrong || !(await task.run(store.save, () => false))) return
    stores.ui.say('已保存')
    await stores.navigator.go('scoreTotalreport', {})
  }
  return (
    <View className="score-page score-page--bar">
      <SaveState saving={store.saving} className="score-note" />
      <Card>
        <Section title="报考目标">
          <TargetFields store={store} />
        </Section>
      </Card>
      <Units store={store} />
      <Card>
        <Section title="没有答题卡的科目" note="自命题等科目直接填预估分；有答题卡的科目以答题卡为准">
          <TypedScores store={store} />
        </Section>
        <View className="score-row">
          <View className="score-text yt-grow">不参加估分榜排名</View>
          <Switch
            checked={store.form.isHidden}
            onChange={(isHidden) => store.set({ isHidden })}
            label="不参加估分榜排名"
          />
        </View>
      </Card>
      <FootBar>
        <Button
          block
          disabled={isWrong}
          loading={task.isRunning}
          onPress={() => void save()}
          testId="form-save"
        >
          保存并看总报告
        </Button>
      </FootBar>
    </View>
  )
})

/** Codes of the papers, checked against the admission data of the target. */
const Units = observer(function Units({ store }: { readonly store: ScoreFormStore }) {
  const { call } = useStores()
  const [task] = useState(() => new Task())
  const [note, setNote] = useState('')
  const { form } = store
  const papers = papersOfShape(form.shape)
  const check = async (): Promise<void> => {
    const found = await task.run(
      async () => {
        const query = { school: form.school, major: form.major || form.code }
        const [first] = (await call(findProgramme, { query }, { quiet: true })).list
        if (!first) return null
        return call(programme, { params: { id: first.programmeId }, query: {} }, { quiet: true })
      },
      () => null,
    )
    if (!found) return setNote('没有查到这个专业的科目，请按准考证填写')
    const known = found.papers.map(({ code }) => code)
    const wrong = papers.filter(
      ({ key }, at) => form.units[key] !== undefined && form.units[key] !== known[at],
    )
    setNote(
      wrong.length === 0
        ? `科目一致：${found.papers.map(({ code, name }) => `${code} ${name}`).join('、')}`
        : `与收录的科目不同：${wrong.map(({ name }) => name).join('、')}。收录为 ${known.join('、')}，以准考证为准`,
    )
  }
  return (
    <Card>
      <Section title="科目代码" note="准考证上的三位代码，用来找到对应的答题卡">
        <View className="score-column">
          {papers.map(({ key, name }) => (
            <UnitField
              key={key}
              label={`${name}代码`}
              unit={form.units[key]}
              onChange={(unit) => store.set({ units: { ...form.units, [key]: unit } })}
              testId={`unit-${key}`}
            />
          ))}
          <Button
            kind="soft"
            loading={task.isRunning}
            disabled={!form.school}
            onPress={() => void check()}
            testId="units-check"
          >
            核对四门科目
          </Button>
          {note ? <View className="score-text">{note}</View> : null}
        </View>
      </Section>
    </Card>
  )
})
