import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import type { QuestionType } from '@/domain/attempt/Question'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { FootBar } from '@/ui/layout/FootBar'
import { Segmented } from '@/ui/controls/Segmented'
import { typeTexts } from '../question/questionTexts'

/** What is to be practised, as the address of a practice names it. */
export interface Practice {
  readonly subject: string
  readonly point?: string
  readonly type?: QuestionType
  readonly kind: 'practice' | 'drill'
}

interface PracticeChoiceProps {
  readonly subject: ExerciseSubject
  readonly onBegin: (practice: Practice) => void
}

const MODES = [
  { key: 'practice', text: '不限时，可看答案' },
  { key: 'drill', text: '限时，每题 90 秒' },
] as const

/** The way to a practice: which knowledge point, which type, against the clock or not. */
export function PracticeChoice({ subject, onBegin }: PracticeChoiceProps) {
  const { points, types } = subject
  const [point, setPoint] = useState('')
  const [type, setType] = useState<QuestionType | ''>('')
  const [kind, setKind] = useState<Practice['kind']>('practice')
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
      <FootBar>
        <Button
          block
          onPress={() =>
            onBegin({ subject: subject.subject, kind, ...(point && { point }), ...(type && { type }) })
          }
          testId="practice-begin"
        >
          开始，每组 10 题
        </Button>
      </FootBar>
    </View>
  )
}
