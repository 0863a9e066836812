import { View } from '@tarojs/components'
import type { ScorePaper, ScoreSheet } from '@/contracts/score/papers'
import { rangeText } from '@/domain/estimate/rangeText'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'

interface SheetResultProps {
  readonly paper: ScorePaper
  readonly result: NonNullable<ScoreSheet['result']>
}

/** The score of a sheet with the questions that were wrong. */
export function SheetResult({ paper, result }: SheetResultProps) {
  const { low, high, objective, full, wrong, open } = result
  return (
    <Card testId="sheet-result">
      <Section title="估分结果" note={`满分 ${full} 分；主观题按你的自评，只供参考`}>
        <View className="score-total">{`${rangeText(low, high)} 分`}</View>
        <View className="score-text">{`客观题 ${objective} 分，答对 ${result.right.length} 题，答错 ${wrong.length} 题`}</View>
        {open.length > 0 ? (
          <View className="score-note">{`还有 ${open.length} 题没填或没自评：没填的按 0 分，没自评的评分点只计入上限`}</View>
        ) : null}
      </Section>
      {wrong.length > 0 ? (
        <Section title="答错的题">
          {wrong.map(({ no, answer, key }) => (
            <View key={no} className="score-reason">{`第 ${no} 题：你选 ${answer}，参考答案 ${key}`}</View>
          ))}
        </Section>
      ) : null}
      <View className="score-note">{`参考答案来源：${paper.source}`}</View>
    </Card>
  )
}
