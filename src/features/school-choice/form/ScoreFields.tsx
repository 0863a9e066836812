import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formTotal } from '@/domain/admission/chooseForm'
import { type ExamShape, papersOfShape } from '@/domain/admission/examScores'
import { Field } from '@/ui/controls/Field'
import { Segmented } from '@/ui/controls/Segmented'
import type { FormStore } from './FormStore'

const SHAPES: readonly { readonly key: ExamShape; readonly text: string }[] = [
  { key: 'four', text: '四门' },
  { key: 'three', text: '三门' },
  { key: 'two', text: '管理类' },
]

const numberOf = (text: string): number | undefined => {
  const value = Number(text.trim())
  return text.trim() === '' || !Number.isInteger(value) || value < 0 ? undefined : Math.min(500, value)
}

interface ScoreFieldsProps {
  readonly store: FormStore
  /** Missing scores are an error only after the learner wanted to go on. */
  readonly showMissing: boolean
}

/** Estimated scores of each paper. */
export const ScoreFields = observer(function ScoreFields({ store, showMissing }: ScoreFieldsProps) {
  const { form, problems } = store
  const total = formTotal(form)
  return (
    <View className="choice-column">
      <Segmented
        items={SHAPES}
        value={form.shape}
        onChange={(shape) => store.set({ shape, scores: {} })}
        label="初试门数"
      />
      {papersOfShape(form.shape).map(({ key, name, full }) => (
        <Field
          key={key}
          label={`${name}（满分 ${full}）`}
          type="number"
          value={form.scores[key] === undefined ? '' : String(form.scores[key])}
          onChange={(text) => store.set({ scores: { ...form.scores, [key]: numberOf(text) } })}
          placeholder={`0–${full}`}
          maxLength={3}
          error={problems[key]}
          testId={`score-${key}`}
        />
      ))}
      {total === undefined ? null : <View className="choice-subtitle">{`总分 ${total} 分`}</View>}
      {showMissing && problems['total'] ? <View className="choice-error">{problems['total']}</View> : null}
    </View>
  )
})
