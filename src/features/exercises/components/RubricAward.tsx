import { View } from '@tarojs/components'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import type { QuestionKey } from '@/domain/attempt/Question'
import { linearText } from '@/domain/maths/formulaText'
import { Button } from '@/ui/Button'
import { Stepper } from '@/ui/Stepper'

const STEP = 0.5

interface RubricAwardProps {
  readonly rubric: Extract<QuestionKey, { type: 'writing' }>['rubric']
  /** What was awarded before; null when nothing was. */
  readonly awarded: readonly number[] | null
  readonly isSaving: boolean
  readonly onAward: (points: readonly number[]) => void
}

/** The lines of a rubric, and the points that a learner gives their own writing for each. */
export function RubricAward({ rubric, awarded, isSaving, onAward }: RubricAwardProps) {
  const [points, setPoints] = useState<readonly number[]>(() => rubric.map((_line, at) => awarded?.[at] ?? 0))
  const sum = points.reduce((total, one) => total + one, 0)
  return (
    <View className="feedback__part">
      <View className="feedback__title">对照评分标准给自己打分</View>
      {rubric.map((line, at) => (
        <View key={line.text} className="feedback__award">
          <View className="yt-grow">
            <MathsText text={line.text} />（{line.points} 分）
          </View>
          <Stepper
            label={linearText(line.text)}
            value={points[at] ?? 0}
            min={0}
            max={line.points}
            step={STEP}
            onChange={(value) => setPoints(points.map((old, place) => (place === at ? value : old)))}
          />
        </View>
      ))}
      <Button size="s" kind="soft" loading={isSaving} onPress={() => onAward(points)} testId="award">
        自评 {sum} 分，保存
      </Button>
    </View>
  )
}
