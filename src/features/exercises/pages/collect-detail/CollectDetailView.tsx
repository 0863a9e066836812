import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { AskTeacher } from '@/blocks/AskTeacher'
import { Pages } from '@/blocks/Pages'
import {
  collectedQuestion,
  collectedQuestions,
  type CollectedQuestion,
  type CollectedRow,
  dropQuestion,
} from '@/contracts/exercise/folders'
import { relativeTime } from '@/lib/relativeTime'
import { PagedList } from '@/stores/page/PagedList'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { CollectSheet } from '../../folders/CollectSheet'
import { FeedbackPanel } from '../../question/FeedbackPanel'
import { QuestionBody } from '../../question/QuestionBody'
import { aboutQuestion } from '../../question/askedAbout'
import { judgeLocally } from '../../question/judgeLocally'
import { typeTexts } from '../../question/questionTexts'
import '../../exercises.scss'

const PAGE_SIZE = 20

/** /exercises/collect-detail?folder= a folder, `?question=` one question of it. */
export function CollectDetailView() {
  const { given } = useRoute()
  const { folder, question } = given
  if (question) return <Question questionId={question} />
  return folder ? <Rows folderId={folder} /> : <Missing />
}

function Missing() {
  const { navigator } = useStores()
  return (
    <Empty
      title="没有选收藏夹"
      action={{ text: '看全部收藏夹', onPress: () => void navigator.go('exercisesCollectFolder') }}
    />
  )
}

function Rows({ folderId }: { readonly folderId: string }) {
  const { call, session, navigator, clock } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: (page) =>
          call(
            collectedQuestions,
            { params: { uid: session.uid, folderId }, query: { page, size: PAGE_SIZE } },
            { quiet: true },
          ),
        idOf: ({ questionId }: CollectedRow) => questionId,
      }),
  )
  return (
    <View className="exercise">
      <Pages
        pages={pages}
        label="收藏的题目"
        draw={({ questionId, stem, type, point, collectedAt }) => (
          <Cell
            key={questionId}
            title={stem}
            note={`${typeTexts[type]} · ${point} · ${relativeTime(collectedAt, clock.now())}收藏`}
            onPress={() => void navigator.go('exercisesCollectDetail', { question: questionId })}
            testId={`collected-${questionId}`}
          />
        )}
        empty={
          <Empty
            title="这个收藏夹还是空的"
            hint="看解析时点“收藏”，题目就到这里来"
            action={{ text: '看错题本', onPress: () => void navigator.go('exercisesMistakeBook') }}
          />
        }
      />
    </View>
  )
}

const Question = observer(function Question({ questionId }: { readonly questionId: string }) {
  const { call, session } = useStores()
  const found = useResource(() =>
    call(collectedQuestion, { params: { uid: session.uid, questionId } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(collected) => <Whole collected={collected} />}
    </Loadable>
  )
})

const Whole = observer(function Whole({ collected }: { readonly collected: CollectedQuestion }) {
  const { call, session, navigator, ui } = useStores()
  const { questionId, question, answer } = collected
  const [isMoving, setMoving] = useState(false)
  const [dropping] = useState(() => new Task())
  const drop = async (): Promise<void> => {
    const isDone = await dropping.succeeds(() =>
      call(dropQuestion, { params: { uid: session.uid, questionId } }),
    )
    if (!isDone) return
    ui.say('已取消收藏')
    void navigator.back()
  }
  return (
    <View className="exercise">
      <Card>
        <QuestionBody no={1} question={question} chosen={answer} answerKey={question.feedback?.key} />
        {question.feedback ? (
          <FeedbackPanel
            question={question}
            chosen={answer}
            told={{ outcome: judgeLocally(question, answer), ...question.feedback }}
          />
        ) : (
          <View className="exercise__note">答完并能看答案之后，这里有答案和解析</View>
        )}
      </Card>
      <View className="exercise__actions">
        {question.feedback ? <AskTeacher about={aboutQuestion(question)} isBeside /> : null}
        <Button size="s" kind="soft" onPress={() => setMoving(true)} testId="collected-move">
          换收藏夹
        </Button>
        <Button
          size="s"
          kind="ghost"
          loading={dropping.isRunning}
          onPress={() => void drop()}
          testId="collected-drop"
        >
          取消收藏
        </Button>
      </View>
      <CollectSheet open={isMoving} onClose={() => setMoving(false)} questionId={questionId} />
    </View>
  )
})
