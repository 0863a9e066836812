import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import type { QuestionType } from '@/domain/attempt/Question'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { FootBar } from '@/ui/layout/FootBar'
import { Segmented } from '@/ui/controls/Segmented'
import { GROUP_SIZE, GROUP_SIZES } from './openingOf'
import { typeTexts } from '../question/questionTexts'

/** Practice parameters as in its address. */
export interface Practice {
  readonly subject: string
  readonly point?: string
  readonly type?: QuestionType
  readonly kind: 'practice' | 'drill'
  /** Questions of a group; absent for the usual number. */
  readonly size?: string
}

interface PracticeChoiceProps {
  readonly subject: ExerciseSubject
  readonly onBegin: (practice: Practice) => void
}

const MODES = [
  { key: 'practice', text: '不限时，可看答案' },
  { key: 'drill', text: '限时，每题 90 秒' },
] as const

/** The button says how many questions come, never more than there are. */
const beginText = (
  size: number,
  { points, types }: ExerciseSubject,
  { point, type }: { readonly point: string; readonly type: string },
): string => {
  const ofPoint = points.find((one) => one.point === point)?.questionCount ?? Infinity
  const ofType = types.find((one) => one.type === type)?.questionCount ?? Infinity
  const known = Math.min(ofPoint, ofType)
  // How many questions of a point have a type is not known here.
  if (point && type) return `开始，最多 ${Math.min(size, known)} 题`
  return known <= size ? `开始，共 ${known} 题` : `开始，每组 ${size} 题`
}

/** The way to a practice: which knowledge point, which type, against the clock or not. */
export function PracticeChoice({ subject, onBegin }: PracticeChoiceProps) {
  const { points, types } = subject
  const [point, setPoint] = useState('')
  const [type, setType] = useState<QuestionType | ''>('')
  const [kind, setKind] = useState<Practice['kind']>('practice')
  const [size, setSize] = useState(String(GROUP_SIZE))
  const begin = (): void =>
    onBegin({
      subject: subject.subject,
      kind,
      ...(point && { point }),
      ...(type && { type }),
      ...(size !== String(GROUP_SIZE) && { size }),
    })
  return (
    <View className="exercise__part exercise--bar">
      <Card>
        <View className="exercise__title">知识点</View>
        <Choice
          label="知识点"
          options={[
            { key: '', text: '不限' },
            ...points.map((one) => ({ key: one.point, text: `${one.point} ${one.questionCount}` })),
          ]}
          value={point}
          onChange={setPoint}
        />
      </Card>
      <Card>
        <View className="exercise__title">题型</View>
        <Choice<QuestionType | ''>
          label="题型"
          options={[
            { key: '', text: '不限' },
            ...types.map((one) => ({ key: one.type, text: `${typeTexts[one.type]} ${one.questionCount}` })),
          ]}
          value={type}
          onChange={setType}
        />
      </Card>
      <Segmented items={MODES} value={kind} onChange={setKind} label="练习方式" />
      <Segmented
        items={GROUP_SIZES.map((one) => ({ key: String(one), text: `${one} 题` }))}
        value={size}
        onChange={setSize}
        label="每组题数"
      />
      <FootBar>
        <Button block onPress={begin} testId="practice-begin">
          {beginText(Number(size), subject, { point, type })}
        </Button>
      </FootBar>
    </View>
  )
}
