import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { AskTeacher } from '@/blocks/AskTeacher'
import type { Mistake } from '@/contracts/exercise/mistakes'
import { mistakeReasons } from '@/domain/mistakes/mistakeReasons'
import { relativeTime } from '@/lib/relativeTime'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Slot } from '@/ui/layout/Slot'
import { TextArea } from '@/ui/controls/TextArea'
import { CollectSheet } from '../../folders/CollectSheet'
import { FeedbackPanel } from '../../question/FeedbackPanel'
import { QuestionBody } from '../../question/QuestionBody'
import { aboutQuestion } from '../../question/askedAbout'
import { answerText } from '../../question/answerText'
import { causeChoices, mistakeNote } from '../../mistakes/mistakeTexts'
import { MistakeCard } from '../../mistakes/MistakeCard'
import { useMistakeBook } from '../../mistakes/useMistakeBook'
import '../../exercises.scss'

/** /exercises/mistake-detail?question=: a question of the book with key, own answers, cause and note. */
export function MistakeDetailView() {
  const { navigator } = useStores()
  const { question } = useRoute().given
  if (question) return <Detail questionId={question} />
  return (
    <Empty
      title="没有选题目"
      hint="从错题本里选一道题看"
      action={{ text: '去错题本', onPress: () => void navigator.go('exercisesMistakeBook') }}
    />
  )
}

const Detail = observer(function Detail({ questionId }: { readonly questionId: string }) {
  const { session, ui, drafts } = useStores()
  const book = useMistakeBook()
  const card = usePageStore(() => new MistakeCard({ session, ui, drafts, book, questionId }))
  return (
    <Loadable phase={card.found.phase} skeleton="detail" onRetry={() => void card.found.load()}>
      {(mistake) => <Whole mistake={mistake} card={card} />}
    </Loadable>
  )
})

interface WholeProps {
  readonly mistake: Mistake
  readonly card: MistakeCard
}

function Whole({ mistake, card }: WholeProps) {
  const { clock } = useStores()
  const { question, answers } = mistake
  const chosen = answers[0]?.answer ?? null
  return (
    <View className="exercise">
      <View className="exercise__note">{mistakeNote(mistake, clock.now())}</View>
      <Card>
        <QuestionBody no={1} question={question} chosen={chosen} answerKey={question.feedback?.key} />
        {/* An exam may begin or end beside the page, and what was said of the question brings its card anew. */}
        <Slot>
          {question.feedback ? (
            <FeedbackPanel
              question={question}
              chosen={chosen}
              told={{ outcome: answers[0]?.reason === 'wrong' ? 'wrong' : 'right', ...question.feedback }}
            />
          ) : (
            <View className="exercise__note">这道题正在一场考试中，交卷后可以看答案和解析</View>
          )}
        </Slot>
      </Card>
      <Actions mistake={mistake} card={card} />
      <Said card={card} mistake={mistake} />
      {answers.length > 1 ? <Answers mistake={mistake} /> : null}
    </View>
  )
}

const Said = observer(function Said({ card, mistake }: WholeProps) {
  return (
    <Section title="错在哪里">
      <View className="exercise__part">
        <Choice
          label="错因"
          options={causeChoices}
          value={mistake.cause ?? undefined}
          onChange={(cause) => void card.sayCause(cause)}
          columns={4}
        />
        <TextArea
          label="笔记"
          placeholder="下次看到它，要想起什么"
          value={card.note}
          onChange={card.type}
          maxLength={card.longest}
          rows={3}
          testId="mistake-note"
        />
        <Button
          block
          kind="soft"
          disabled={card.draft === undefined}
          onPress={() => void card.saveNote()}
          testId="mistake-save"
        >
          保存笔记
        </Button>
      </View>
    </Section>
  )
})

const Actions = observer(function Actions({ mistake, card }: WholeProps) {
  const { navigator } = useStores()
  const [isCollecting, setCollecting] = useState(false)
  const { subject, point, questionId } = mistake
  return (
    <View className="exercise__actions">
      <Button
        size="s"
        kind="soft"
        onPress={() =>
          void navigator.go('exercisesBrushTopic', {
            subject,
            point,
            kind: 'practice',
            similarTo: questionId,
          })
        }
        testId="mistake-similar"
      >
        练相似的题
      </Button>
      <Slot>
        {mistake.question.feedback ? <AskTeacher about={aboutQuestion(mistake.question)} isBeside /> : null}
      </Slot>
      <Button size="s" kind="soft" onPress={() => setCollecting(true)} testId="mistake-collect">
        收藏
      </Button>
      <Button size="s" kind="ghost" onPress={() => void card.toggleRemoved()} testId="mistake-remove">
        {card.isRemoved ? '放回错题本' : '移出错题本'}
      </Button>
      <Slot>
        <CollectSheet open={isCollecting} onClose={() => setCollecting(false)} questionId={questionId} />
      </Slot>
    </View>
  )
})

function Answers({ mistake: { answers, question } }: { readonly mistake: Mistake }) {
  const { clock } = useStores()
  return (
    <Section title="之前的作答">
      {answers.map(({ answer, at, reason }) => (
        <View key={at} className="exercise__row exercise__note">
          <View className="yt-grow">{answerText(question, answer)}</View>
          {mistakeReasons[reason].text} · {relativeTime(at, clock.now())}
        </View>
      ))}
    </Section>
  )
}
