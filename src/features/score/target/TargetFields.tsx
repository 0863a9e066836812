import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MajorPicker } from '@/blocks/admission/MajorPicker'
import { papersOfShape, type ExamShape } from '@/domain/admission/examScores'
import { degreeOfCode } from '@/domain/admission/nationalLine'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { Segmented } from '@/ui/controls/Segmented'
import { Sheet } from '@/ui/layout/Sheet'
import type { ScoreFormStore } from './ScoreFormStore'
import { numberOf } from './Target'

const SHAPES: readonly { readonly key: ExamShape; readonly text: string }[] = [
  { key: 'four', text: '四门' },
  { key: 'three', text: '三门' },
  { key: 'two', text: '管理类' },
]
const REGIONS = [
  { key: 'A', text: 'A 区' },
  { key: 'B', text: 'B 区' },
] as const

interface FieldsProps {
  readonly store: ScoreFormStore
}

/** The target: school, major from the catalogue, region. */
export const TargetFields = observer(function TargetFields({ store }: FieldsProps) {
  const { form } = store
  const [isOpen, setOpen] = useState(false)
  return (
    <View className="score-column">
      <Field
        label="报考院校"
        value={form.school}
        onChange={(school) => store.set({ school })}
        placeholder="选填，如 北京邮电大学"
        maxLength={40}
        testId="target-school"
      />
      <Button kind="soft" block onPress={() => setOpen(true)} testId="target-major">
        {form.major
          ? `报考专业：${form.major}（${form.code}）`
          : `选择报考专业（未选时按 ${form.code} 计算）`}
      </Button>
      <Segmented
        items={REGIONS}
        value={form.region}
        onChange={(region) => store.set({ region })}
        label="院校所在地区"
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="选择专业" height="tall">
        {isOpen ? (
          <MajorPicker
            value={[]}
            most={1}
            onChange={([chosen]) => {
              if (!chosen) return
              const { id: code, name: major } = chosen
              store.set({ code, major, degree: degreeOfCode(code) })
              setOpen(false)
            }}
          />
        ) : null}
      </Sheet>
    </View>
  )
})

/** Scores of each paper, typed. */
export const TypedScores = observer(function TypedScores({ store }: FieldsProps) {
  const { form, problems, total } = store
  return (
    <View className="score-column">
      <Segmented
        items={SHAPES}
        value={form.shape}
        onChange={(shape) => store.set({ shape, typed: {} })}
        label="初试门数"
      />
      {papersOfShape(form.shape).map(({ key, name, full }) => (
        <Field
          key={key}
          label={`${name}（满分 ${full}）`}
          type="number"
          value={form.typed[key] === undefined ? '' : String(form.typed[key])}
          onChange={(text) => store.set({ typed: { ...form.typed, [key]: numberOf(text) } })}
          placeholder={`0–${full}`}
          maxLength={3}
          error={problems[key]}
          testId={`typed-${key}`}
        />
      ))}
      {total === undefined ? null : <View className="score-subtitle">{`总分 ${total} 分`}</View>}
    </View>
  )
})
