import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { articleQuestions, askQuestion, type ConsultQuestion } from '@/contracts/baoyan/questions'
import { PagedList } from '@/stores/page/PagedList'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { TextArea } from '@/ui/controls/TextArea'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'

const LEAST = 5
const DRAFT = 'baoyan-question'

interface QuestionFormProps {
  readonly articleId: string
  readonly onAsked: () => void
}

/** A question about an article; its draft is kept until it is sent. */
const QuestionForm = observer(function QuestionForm({ articleId, onAsked }: QuestionFormProps) {
  const { call, session, loginFlow, drafts, ui } = useStores()
  const draft = `${DRAFT}:${articleId}`
  const [text, setText] = useState(() => drafts.read(draft)['text'] ?? '')
  const [error, setError] = useState('')
  const [task] = useState(() => new Task())
  const write = (typed: string): void => {
    setText(typed)
    setError('')
    drafts.keep(draft, { text: typed })
  }
  const ask = async (): Promise<void> => {
    if (text.trim().length < LEAST) return setError('问题至少 5 个字，写清楚更容易得到回答')
    if (!(await loginFlow.require())) return
    const params = { uid: session.uid }
    const done = drafts.sending(draft)
    const body = { articleId, text: text.trim() }
    if (!(await task.succeeds(() => call(askQuestion, { params, body })))) return
    if (done()) setText('')
    ui.say('已提交，老师回答后会显示在这里')
    onAsked()
  }
  return (
    <Card>
      <Section title="还想问" note="工作人员会回答；回答后大家都能看到，不显示你的名字">
        <View className="baoyan-column">
          <TextArea
            label="你的问题"
            hideLabel
            value={text}
            onChange={write}
            placeholder="写下你的问题，不要留手机号等个人信息"
            maxLength={300}
            rows={3}
            error={error || undefined}
            testId="question-text"
          />
          <Button block loading={task.isRunning} onPress={() => void ask()} testId="question-send">
            提交问题
          </Button>
        </View>
      </Section>
    </Card>
  )
})

/** Answered questions of an article, and the learner’s own that wait. */
export const Questions = observer(function Questions({ articleId }: { readonly articleId: string }) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <QuestionRows key={turn} articleId={articleId} />
      <QuestionForm articleId={articleId} onAsked={() => setTurn(turn + 1)} />
    </>
  )
})

const QuestionRows = observer(function QuestionRows({ articleId }: { readonly articleId: string }) {
  const { call } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<ConsultQuestion>({
        fetch: (page) =>
          call(articleQuestions, { params: { id: articleId }, query: { page, size: 10 } }, { quiet: true }),
        idOf: ({ questionId }) => questionId,
      }),
  )
  if (pages.rows.length === 0) return null
  return (
    <>
      <List title={`问答（${pages.total}）`}>
        {pages.rows.map(({ questionId, text, answer, state }) => (
          <Cell key={questionId} title={text} note={state === 'open' ? '等待回答' : `答：${answer}`} />
        ))}
      </List>
      {pages.hasMore ? (
        <Button kind="ghost" block loading={pages.isLoading} onPress={() => void pages.more()}>
          再看一些
        </Button>
      ) : null}
    </>
  )
})
