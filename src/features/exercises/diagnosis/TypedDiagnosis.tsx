import { View } from '@tarojs/components'
import { useState } from 'react'
import { examForms, lostParts, type ExamForm } from '@/domain/attempt/examForms'
import { storage } from '@/platform/storage'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { lostPartRows, lostText, scoreProblem, wholeScores } from './typedScoreTexts'
import { TypedScores } from './TypedScores'
import { ShareRows } from '../reports/ShareRows'

/** Scores of an exam taken elsewhere: typed in by part, analysed at once, persisted on this device. */
export function TypedDiagnosis() {
  const [subject, choose] = useState('101')
  const form = examForms.find((one) => one.subject === subject)
  return (
    <>
      <Card>
        <View className="exercise__title">哪一科</View>
        <Choice
          label="科目"
          options={examForms.map((one) => ({ key: one.subject, text: one.name }))}
          value={subject}
          onChange={choose}
        />
      </Card>
      {form ? <Form key={subject} form={form} /> : null}
    </>
  )
}

interface FormProps {
  readonly form: ExamForm
}

function Form({ form }: FormProps) {
  const { session } = useStores()
  const [scores] = useState(() => new TypedScores(storage.local, session.uid))
  const [typed, type] = useState(() => scores.of(form.subject))
  const give = (at: number, text: string): void => {
    const fresh = form.parts.map((_, no) => (no === at ? text : (typed[no] ?? '')))
    type(fresh)
    scores.keep(form.subject, fresh)
  }
  const whole = wholeScores(form, typed)
  return (
    <>
      <Card>
        <View className="exercise__title">各部分得分</View>
        {form.parts.map(({ name, points }, at) => (
          <Field
            key={name}
            label={`${name}（满分 ${points}）`}
            type="digit"
            value={typed[at] ?? ''}
            onChange={(text) => give(at, text)}
            maxLength={5}
            error={scoreProblem(typed[at] ?? '', points)}
            testId={`score-${at}`}
          />
        ))}
        <View className="exercise__note exercise__help">分数只存在这台手机上，填完马上出结果</View>
      </Card>
      {whole ? <Found form={form} scores={whole} /> : null}
    </>
  )
}

function Found({ form, scores }: FormProps & { readonly scores: readonly number[] }) {
  const { navigator } = useStores()
  const lost = lostParts(form, scores)
  const [worst] = lost
  const { subject } = form
  return (
    <>
      <Card testId="typed-found">
        <View className="exercise__title">丢分在哪</View>
        <View>{lostText(lost)}</View>
        <View className="exercise__actions exercise__help">
          <Button
            size="s"
            onPress={() =>
              worst && worst.lost > 0
                ? void navigator.go('exercisesBrushTopic', { subject, type: worst.type, kind: 'practice' })
                : void navigator.go('exercisesExamDetail')
            }
            testId="typed-next"
          >
            {worst && worst.lost > 0 ? `练${worst.name}` : '做一套卷检验'}
          </Button>
          <Button
            size="s"
            kind="soft"
            onPress={() => void navigator.go('exercisesMasterStatus', { subject })}
            testId="typed-points"
          >
            看知识点
          </Button>
        </View>
      </Card>
      <ShareRows title="按部分，丢得多的在前" rows={lostPartRows(lost)} />
    </>
  )
}
