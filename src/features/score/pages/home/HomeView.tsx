import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RouteId } from '@/routes/table'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { PaperList } from '../../sheet/PaperList'
import '../../score.scss'

interface Way {
  readonly route: RouteId
  readonly text: string
  readonly note: string
}

const ESTIMATES: readonly Way[] = [
  { route: 'scoreTotalreport', text: '估分总报告', note: '总分范围、国家线对照、录取可能' },
  { route: 'scoreExamForm', text: '报考信息', note: '目标院校专业和四门科目' },
  { route: 'scoreTestevaluate', text: '测试评估', note: '还没考试？用做题水平估分' },
  { route: 'scoreComList', text: '估分榜', note: '同校同专业估分排名' },
  { route: 'scoreUser', text: '我的估分', note: '估过的试卷和收藏的调剂' },
]
const LINES: readonly Way[] = [
  { route: 'scoreNationalLine', text: '国家线', note: '历年 A 区、B 区和自划线' },
  { route: 'scoreScoreQuery', text: '成绩查询', note: '查分时间、步骤和提醒' },
]
const REVIEW: readonly Way[] = [
  { route: 'scoreReviewList', text: '复试院校', note: '复试线、复录比、考核方式' },
  { route: 'scoreReviewAdjust', text: '调剂信息', note: '按专业、地区、分数找缺额' },
  { route: 'scoreReviewInfo', text: '复试资讯', note: '国家线、调剂系统等公告' },
  { route: 'scoreReviewSecrets', text: '复试秘籍', note: '面试、机试、材料、调剂指南' },
  { route: 'scoreCoursepage', text: '复试课程', note: '复试和调剂课程' },
]

/** /score-home: from an answer sheet to a decision. */
export const HomeView = observer(function HomeView() {
  const { navigator } = useStores()
  return (
    <View className="score-page">
      <Card>
        <Section title="三步知道考得怎样" note="填答题卡，核对主观题，看总报告">
          <Button block onPress={() => void navigator.go('scoreQuickevaluate', {})} testId="home-quick">
            快速评估：填四科分数，马上对照国家线
          </Button>
        </Section>
      </Card>
      <PaperList />
      <Ways title="估分" ways={ESTIMATES} />
      <Ways title="分数线" ways={LINES} />
      <Ways title="复试与调剂" ways={REVIEW} />
    </View>
  )
})

interface WaysProps {
  readonly title: string
  readonly ways: readonly Way[]
}

function Ways({ title, ways }: WaysProps) {
  const { navigator } = useStores()
  return (
    <List title={title}>
      {ways.map(({ route, text, note }) => (
        <Cell
          key={route}
          title={text}
          note={note}
          onPress={() => void navigator.go(route, {})}
          testId={`way-${route}`}
        />
      ))}
    </List>
  )
}
