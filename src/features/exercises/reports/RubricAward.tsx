import { View } from '@tarojs/components'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import type { QuestionKey } from '@/domain/attempt/Question'
import { linearText } from '@/domain/maths/formulaText'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { awardChoices } from './awardChoices'

interface RubricAwardProps {
  readonly rubric: Extract<QuestionKey, { type: 'writing' }>['rubric']
  /** What was awarded before; null when nothing was. */
  readonly awarded: readonly number[] | null
  readonly isSaving: boolean
  readonly onAward: (points: readonly number[]) => void
}

/** The lines of a rubric, and the points that a learner gives their own writing for each: nothing until they say so. */
export function RubricAward({ rubric, awarded, isSaving, onAward }: RubricAwardProps) {
  const [points, setPoints] = useState<readonly (number | undefined)[]>(() =>
    rubric.map((_line, at) => awarded?.[at]),
  )
  const given = points.filter((one) => one !== undefined)
  const missing = rubric.length - given.length
  return (
    <View className="feedback__part">
      <View className="feedback__title">对照评分标准给自己打分</View>
      {rubric.map((line, at) => (
        <View key={line.text} className="feedback__award">
          <View className="feedback__line">
            <MathsText text={line.text} />（{line.points} 分）
          </View>
          <Choice
            label={`${linearText(line.text)}，满分 ${line.points} 分`}
            options={awardChoices(line.points)}
            columns={4}
            value={points[at] === undefined ? undefined : String(points[at])}
            onChange={(key) => setPoints(points.map((old, place) => (place === at ? Number(key) : old)))}
            testId={`award-${at}`}
          />
        </View>
      ))}
      <Button
        size="s"
        kind="soft"
        disabled={missing > 0}
        loading={isSaving}
        onPress={() => onAward(given)}
        testId="award"
      >
        {missing > 0
          ? `还有 ${missing} 条没打分`
          : `自评 ${given.reduce((total, one) => total + one, 0)} 分，保存`}
      </Button>
    </View>
  )
}
