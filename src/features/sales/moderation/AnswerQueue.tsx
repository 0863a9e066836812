import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { answerQuestion, type ExpertQuestion, waitingQuestions } from '@/contracts/community/experts'
import { dayText } from '@/lib/dayText'
import { SlideList } from '@/stores/page/SlideList'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { TextArea } from '@/ui/controls/TextArea'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { useStaff } from '../session/useStaff'
import { SentPictures } from './SentPictures'

const SHORTEST = 10
const LONGEST = 4000

/** Unanswered questions to experts. */
export const AnswerQueue = observer(function AnswerQueue() {
  const staff = useStaff()
  const [pages] = useState(
    () =>
      new SlideList<ExpertQuestion>({
        fetch: (cursor) => staff.call(waitingQuestions, { query: cursor === undefined ? {} : { cursor } }),
        idOf: ({ questionId }) => questionId,
      }),
  )
  useEffect(() => pages.start(), [pages])
  return (
    <Pages
      pages={pages}
      draw={(question) => (
        <AnswerCard
          key={question.questionId}
          question={question}
          onAnswered={() => pages.remove(question.questionId)}
        />
      )}
      empty={<Empty size="small" title="没有待回答的问题" hint="新的提问和追问会出现在这里" />}
    />
  )
})

interface AnswerCardProps {
  readonly question: ExpertQuestion
  readonly onAnswered: () => void
}

const AnswerCard = observer(function AnswerCard({ question, onAnswered }: AnswerCardProps) {
  const { ui, drafts } = useStores()
  const staff = useStaff()
  const [task] = useState(() => new Task())
  const form = `answer:${question.questionId}`
  const [text, write] = useState(() => drafts.read(form)['text'] ?? '')
  const { questionId, title, body, subject, expertName, at, followUp, answer, pictures, card } = question
  const change = (typed: string): void => {
    write(typed)
    drafts.keep(form, { text: typed })
  }
  const send = async (): Promise<void> => {
    const done = drafts.sending(form)
    const input = { params: { questionId }, body: { text } }
    if (!(await task.succeeds(() => staff.call(answerQuestion, input)))) return
    done()
    ui.say('已回答')
    onAnswered()
  }
  return (
    <Card>
      <View className="sales-menu__name">{title}</View>
      <View className="sales__hint">{`${subject}　问 ${expertName}　${dayText(at)}`}</View>
      {card ? <View className="sales__hint">{`来自：${card.title}`}</View> : null}
      <View>{body}</View>
      <SentPictures addresses={pictures} />
      {followUp ? <View>{`已回答：${answer}　追问：${followUp}`}</View> : null}
      <TextArea label="回答" value={text} onChange={change} maxLength={LONGEST} rows={5} />
      <Button
        size="s"
        disabled={text.trim().length < SHORTEST}
        loading={task.isRunning}
        onPress={() => void send()}
      >
        提交回答
      </Button>
    </Card>
  )
})
