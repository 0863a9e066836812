import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SampleTag } from '@/blocks/admission/FactSource'
import type { ScoreEvaluation } from '@/contracts/score/totals'
import { bandNames } from '@/domain/chance/chanceBand'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { rangeText } from '@/domain/estimate/rangeText'
import { resultWords } from '../facts/texts'

interface EvaluationProps {
  readonly evaluation: ScoreEvaluation
}

const TONES = { pass: 'success', maybe: 'warning', fail: 'danger' } as const

/** The national line with the result of each rule, and the line of the school. */
export function LineCard({ evaluation: { line, school, low, high, source } }: EvaluationProps) {
  return (
    <Card>
      <Section
        title="国家线对照"
        note={line ? `${line.year} 年 ${line.name} ${line.region} 区` : '没有这个专业的国家线'}
      >
        {line ? (
          <View className="score-column">
            <View className="score-row">
              <Tag tone={TONES[line.result]}>{resultWords[line.result]}</Tag>
              {line.isCare ? <Tag>照顾专业，线单独划定</Tag> : null}
            </View>
            {line.rules.map(({ name, score, high: most, line: needed, result }) => (
              <View key={name} className={`score-text score-${result}`}>
                {`${name} ${rangeText(score, most)} 分，线 ${needed} 分，${resultWords[result]}`}
              </View>
            ))}
          </View>
        ) : null}
        {school ? (
          <View
            className={`score-text score-${high < school.line ? 'fail' : low < school.line ? 'maybe' : 'pass'}`}
          >
            {`学校复试基本线（${school.year} 年）${school.line} 分`}
          </View>
        ) : null}
      </Section>
      <View className="score-note">{`来源：${source}。新一年的线公布前，用最近一年的对照。少数民族骨干、退役士兵等专项计划另有要求。`}</View>
    </Card>
  )
}

/** The chance at the target, and what to do next. */
export const ChanceCards = observer(function ChanceCards({ evaluation: { chance, next } }: EvaluationProps) {
  const { navigator } = useStores()
  return (
    <>
      {chance ? (
        <Card>
          <Section title="目标院校的可能" note="按历年数据估计，不是承诺">
            <View className="score-column">
              <View className="score-row">
                <Tag tone="brand">{bandNames[chance.band]}</Tag>
                {chance.isSample ? <SampleTag /> : null}
              </View>
              <View className="score-chance">{chance.headline}</View>
              {chance.reasons.map((reason) => (
                <View key={reason} className="score-reason">
                  {reason}
                </View>
              ))}
              <Button
                kind="soft"
                onPress={() => void navigator.go('chooseMajorDetail', { id: chance.programmeId })}
                testId="chance-detail"
              >
                看这个专业的数据
              </Button>
            </View>
          </Section>
        </Card>
      ) : null}
      <Card>
        <Section title="接下来">
          {next.map((text) => (
            <View key={text} className="score-reason">
              {text}
            </View>
          ))}
          <View className="score-row">
            <Button kind="soft" onPress={() => void navigator.go('scoreReviewList', {})} testId="next-review">
              看复试
            </Button>
            <Button
              kind="soft"
              onPress={() => void navigator.go('scoreReviewAdjust', {})}
              testId="next-adjust"
            >
              看调剂
            </Button>
            <Button
              kind="soft"
              onPress={() => void navigator.go('scoreReviewSecrets', {})}
              testId="next-secrets"
            >
              复试秘籍
            </Button>
          </View>
        </Section>
      </Card>
    </>
  )
})
