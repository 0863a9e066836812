import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MathsText } from '@/blocks/MathsText'
import { paperReport, type PaperReport } from '@/contracts/promo/papers'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { ProgressRing } from '@/ui/charts/ProgressRing'
import { spentText } from '../spentText'
import { paperAddress } from './paperAddress'
import { PaperChoice } from './PaperChoice'
import { letterOf, QuestionCard } from './QuestionCard'

/** How a test went: score, time, knowledge points, wrong questions, next step. `?attempt=` names one, else the newest. */
export const ReportPart = observer(function ReportPart() {
  const { session, loginFlow } = useStores()
  return (
    <PaperChoice>
      {({ paperId }) =>
        session.isLoggedIn ? (
          <Fetched key={paperId} paperId={paperId} />
        ) : (
          <Empty
            size="small"
            art="locked"
            title="登录后看你的报告"
            hint="每次测试的得分、用时和错题都在这里"
            action={{ text: '登录', onPress: () => void loginFlow.require() }}
          />
        )
      }
    </PaperChoice>
  )
})

const Fetched = observer(function Fetched({ paperId }: { readonly paperId: string }) {
  const { call, session, navigator } = useStores()
  const { given } = useRoute()
  // The attempt of the address belongs to the paper of the address.
  const query = given['attempt'] && given['paper'] === paperId ? { attempt: given['attempt'] } : {}
  const report = useResource(() =>
    call(paperReport, { params: { uid: session.uid, paperId }, query }, { quiet: true }),
  )
  return (
    <Loadable phase={report.phase} skeleton="detail" size="small" onRetry={() => void report.load()}>
      {(found) =>
        found ? (
          <Report report={found} />
        ) : (
          <Empty
            size="small"
            title="这张卷还没有成绩"
            hint="限时做一次，马上出报告"
            action={{
              text: '去限时测试',
              onPress: () => void navigator.openAddress(paperAddress('test', paperId)),
            }}
          />
        )
      }
    </Loadable>
  )
})

function Report({ report }: { readonly report: PaperReport }) {
  const { title, score, questionCount, seconds, points, wrong } = report
  return (
    <View className="part__stack">
      <Card>
        <View className="part__row">
          <ProgressRing value={score / questionCount} label="得分率" size="l" />
          <View className="yt-grow">
            <View className="part__title">
              对 {score} 题，共 {questionCount} 题
            </View>
            <View className="part__note">{title}</View>
            <View className="part__note">用时 {spentText(seconds)}</View>
          </View>
        </View>
      </Card>
      <Card>
        <View className="part__title">知识点</View>
        {points.map(({ point, right, total }) => (
          <View key={point} className="paper__point">
            <View className="part__note">
              {point}：{right} / {total}
            </View>
            <ProgressBar value={right / total} label={point} tone={right === total ? 'success' : 'brand'} />
          </View>
        ))}
      </Card>
      <NextStep report={report} />
      {wrong.map((question) => (
        <Card key={question.no}>
          <QuestionCard
            question={question}
            count={questionCount}
            chosen={question.chosen}
            answer={question.answer}
          />
          <View className="paper__verdict">
            <View>
              {question.chosen === null ? '没有作答' : `你选 ${letterOf(question.chosen)}`}，正确答案{' '}
              {letterOf(question.answer)}
            </View>
            <View>
              <MathsText text={question.analysis} />
            </View>
          </View>
        </Card>
      ))}
    </View>
  )
}

function NextStep({ report }: { readonly report: PaperReport }) {
  const { navigator } = useStores()
  const { points, paperId } = report
  const weakest = [...points].sort((one, other) => one.right / one.total - other.right / other.total)[0]
  return (
    <Card>
      <View className="part__stack">
        <View className="part__title">下一步</View>
        <View className="part__note">
          {weakest && weakest.right < weakest.total
            ? `先补“${weakest.point}”：把它的题再练一遍，再看导图里的解释`
            : '全部做对，换一张卷再测一次'}
        </View>
        <View className="part__actions">
          <Button onPress={() => void navigator.openAddress(paperAddress('practice', paperId))}>
            去练习
          </Button>
          <Button kind="soft" onPress={() => void navigator.openAddress(paperAddress('rank', paperId))}>
            看排行榜
          </Button>
        </View>
      </View>
    </Card>
  )
}
