import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { attemptPaces } from '@/contracts/exercise/attemptPaces'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { leaderboardItem } from '@/contracts/statistics/leaderboard'
import { paperBoardOf } from '@/domain/ranks/boards'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { List } from '@/ui/layout/List'
import { Cell } from '@/ui/layout/Cell'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { pacesText, type SlowQuestion, slowQuestions } from './paceTexts'

interface ExamComparisonProps {
  readonly attempt: AttemptReport['attempt']
  readonly paperId: string
}

/** A whole paper compared with all who took it: the rank, and the time for each question. */
export function ExamComparison({ attempt, paperId }: ExamComparisonProps) {
  return (
    <>
      <PlaceOfPaper paperId={paperId} />
      <Paces attempt={attempt} />
    </>
  )
}

const PlaceOfPaper = observer(function PlaceOfPaper({ paperId }: Pick<ExamComparisonProps, 'paperId'>) {
  const { call, navigator } = useStores()
  const boardId = paperBoardOf(paperId)
  const place = useResource(() => call(leaderboardItem, { params: { boardId }, query: {} }, { quiet: true }))
  // Results are counted a minute or two after the end.
  useDidShow(() => {
    if (place.phase.kind === 'ready') void place.load()
  })
  return (
    <Card>
      <View className="exercise__title">这套卷子的名次</View>
      <Loadable phase={place.phase} skeleton="block" size="small" onRetry={() => void place.load()}>
        {({ mine, learners }) =>
          mine ? (
            <>
              <View className="exercise__stats">
                <Stat value={mine.rank} unit="名" label="你的名次" />
                <Stat value={learners} unit="人" label="考过的人" />
                <Stat value={mine.score} unit="分" label="参与排名的得分" />
              </View>
              <View className="exercise__note">按每人第一次交卷的系统判分排名，自评的主观题不计</View>
              <Button
                size="s"
                kind="soft"
                onPress={() => void navigator.go('exercisesCombatRankinglist', { board: boardId })}
                testId="paper-ranks"
              >
                看排行
              </Button>
            </>
          ) : (
            <>
              <View className="exercise__note">名次正在统计，一两分钟后再看</View>
              <Button size="s" kind="soft" onPress={() => void place.load()} testId="paper-rank-again">
                再看一次
              </Button>
            </>
          )
        }
      </Loadable>
    </Card>
  )
})

const Paces = observer(function Paces({ attempt }: Pick<ExamComparisonProps, 'attempt'>) {
  const { call, session } = useStores()
  const params = { uid: session.uid, attemptId: attempt.attemptId }
  const paces = useResource(() => call(attemptPaces, { params }, { quiet: true }))
  const asked = attempt.questions.map(({ id }) => id)
  return (
    <Card>
      <View className="exercise__title">每题用时</View>
      <Loadable phase={paces.phase} skeleton="block" size="small" onRetry={() => void paces.load()}>
        {({ questions }) => (
          <>
            <View className="exercise__note">{pacesText(questions)}</View>
            <SlowQuestions questions={slowQuestions(questions, asked)} />
          </>
        )}
      </Loadable>
    </Card>
  )
})

function SlowQuestions({ questions }: { readonly questions: readonly SlowQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <List>
      {questions.map(({ questionId, number, text }) => (
        <Cell key={questionId} title={`第 ${number} 题`} note={text} />
      ))}
    </List>
  )
}
