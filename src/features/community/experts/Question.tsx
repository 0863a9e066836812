import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { LikeButton } from '@/blocks/comments/LikeButton'
import { MathsText } from '@/blocks/MathsText'
import { askFollowUp, expertQuestion, type ExpertQuestion, rateAnswer } from '@/contracts/community/experts'
import { dayText } from '@/lib/dayText'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Checkbox } from '@/ui/controls/Checkbox'
import { TextArea } from '@/ui/controls/TextArea'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Pictures } from '../forum/PostCard'
import { stateText, stateTone } from '../forum/stateTexts'
import { QuestionCardLink } from './QuestionCardLink'

/** One question with its answer; its author may ask once more and rate. */
export const Question = observer(function Question({ questionId }: { readonly questionId: string }) {
  const { call } = useStores()
  const found = useResource(() => call(expertQuestion, { params: { questionId } }), questionId)
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {(question) => <Shown question={question} onChanged={() => void found.load()} />}
    </Loadable>
  )
})

interface ShownProps {
  readonly question: ExpertQuestion
  readonly onChanged: () => void
}

function Shown({ question, onChanged }: ShownProps) {
  const { title, body, pictures, card, asker, at, state, reason, isMine } = question
  return (
    <Card>
      <View className="community__title">{title}</View>
      <View className="community__row">
        {question.isSample ? <Tag tone="warning">示例</Tag> : null}
        {isMine ? <Tag tone={stateTone(state)}>{stateText(state, reason)}</Tag> : null}
        <View className="community__note">
          {asker.name}　{dayText(at)}　问 {question.expertName}
        </View>
      </View>
      {card ? <QuestionCardLink card={card} isMine={isMine} /> : null}
      {body ? (
        <View className="community__text">
          <MathsText text={body} />
        </View>
      ) : null}
      <Pictures addresses={pictures} />
      <Answer question={question} />
      {isMine && state === 'answered' ? <OwnActions question={question} onChanged={onChanged} /> : null}
    </Card>
  )
}

function Answer({ question }: { readonly question: ExpertQuestion }) {
  const { answer, expertName, accepted, rating, followUp, followAnswer, questionId, title, state } = question
  if (state === 'pending')
    return <View className="community__note">审核通过后会转给老师，结果会发消息告诉你。</View>
  if (!answer) return <View className="community__note">老师一般在两天内回答，回答后会发消息告诉你。</View>
  return (
    <View className="community__answer">
      <View className="community__row">
        <View className="community__name">{expertName}</View>
        {accepted ? <Tag tone="success">已采纳</Tag> : null}
        {rating ? <Tag>{`${rating} 分`}</Tag> : null}
      </View>
      <View className="community__text">
        <MathsText text={answer} />
      </View>
      {followUp ? <View className="community__text">追问：{followUp}</View> : null}
      {followAnswer ? (
        <View className="community__text">
          回答：
          <MathsText text={followAnswer} />
        </View>
      ) : null}
      <LikeButton
        kind="question"
        targetId={questionId}
        isLiked={question.isLiked}
        likes={question.likes}
        name={title}
      />
    </View>
  )
}

const STARS = ['1', '2', '3', '4', '5'] as const
type Stars = (typeof STARS)[number]

const OwnActions = observer(function OwnActions({ question, onChanged }: ShownProps) {
  const { call, ui } = useStores()
  const [task] = useState(() => new Task())
  const [text, write] = useState('')
  const [stars, choose] = useState<Stars>('5')
  const [accepted, accept] = useState(true)
  const params = { questionId: question.questionId }
  const run = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    if (!(await task.succeeds(work))) return
    ui.say(said)
    onChanged()
  }
  return (
    <View className="community__stack">
      {question.followUp ? null : (
        <>
          <TextArea label="追问（每个问题一次）" value={text} onChange={write} maxLength={500} rows={2} />
          <Button
            size="s"
            kind="soft"
            disabled={text.trim().length < 4}
            loading={task.isRunning}
            onPress={() => void run(() => call(askFollowUp, { params, body: { text } }), '追问已提交')}
          >
            提交追问
          </Button>
        </>
      )}
      <Choice
        options={STARS.map((key) => ({ key, text: `${key} 分` }))}
        label="给回答评分"
        value={stars}
        onChange={choose}
      />
      <Checkbox checked={accepted} onChange={accept} label="采纳这个回答" />
      <Button
        size="s"
        loading={task.isRunning}
        onPress={() =>
          void run(
            () => call(rateAnswer, { params, body: { stars: Number(stars), text: '', accepted } }),
            '谢谢评价',
          )
        }
      >
        提交评分
      </Button>
    </View>
  )
})
