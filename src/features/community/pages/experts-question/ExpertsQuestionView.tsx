import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Pages } from '@/blocks/Pages'
import {
  expertQuestions,
  experts,
  QUESTION_BODY,
  QUESTION_TITLE,
  questionCardSchema,
  type QuestionRow,
} from '@/contracts/community/experts'
import { type Release, releases } from '@/contracts/community/forum'
import { SlideList } from '@/stores/page/SlideList'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { TextArea } from '@/ui/controls/TextArea'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { AskForm } from '../../experts/AskForm'
import { Question } from '../../experts/Question'
import { stateText, stateTone } from '../../forum/stateTexts'
import { PicturePicker } from '../../publish/PicturePicker'
import '../../community.scss'

/** /experts-question: ask (?expert=), one question (?id=), and the own questions. */
export function ExpertsQuestionView() {
  const { given } = useRoute()
  const { id, expert } = given
  return (
    <View className="community">
      {id ? <Question questionId={id} /> : <Ask chosen={expert} />}
      <Section title="我的提问">
        <Mine />
      </Section>
    </View>
  )
}

const Ask = observer(function Ask({ chosen }: { readonly chosen: string | undefined }) {
  const stores = useStores()
  const { given } = useRoute()
  const [form] = useState(() => new AskForm(stores, chosen, cardOf(given), given['about'] ?? ''))
  const found = useResource(() => stores.call(experts, { query: {} }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="card">
      {(all) => (
        <Card>
          <Choice
            options={all.map((row) => ({
              key: row.expertId,
              text: row.name.replace('（示例）', ''),
              note: row.subject,
            }))}
            label="向谁提问"
            value={form.expertId}
            onChange={form.chooseExpert}
            columns={3}
          />
          <Form form={form} />
        </Card>
      )}
    </Loadable>
  )
})

/** The thing that the question is about, out of the address. */
const cardOf = (given: Readonly<Record<string, string | undefined>>) => {
  const card = { kind: given['from'], id: given['ref'], title: given['about'] }
  const parsed = v.safeParse(questionCardSchema, card)
  return parsed.success ? parsed.output : undefined
}

const Form = observer(function Form({ form }: { readonly form: AskForm }) {
  const { navigator, ui } = useStores()
  const send = async (): Promise<void> => {
    const questionId = await form.send()
    if (questionId === undefined) return
    ui.say('已提交，老师回答后会通知你')
    void navigator.replace('expertsQuestion', { id: questionId })
  }
  return (
    <View className="community__stack">
      <Field
        label="问题"
        value={form.title}
        onChange={(title) => form.change({ title })}
        placeholder="一句话写清卡在哪一步"
        maxLength={QUESTION_TITLE}
        testId="ask-title"
      />
      <Similar title={form.title} />
      <TextArea
        label="补充（选填）"
        value={form.body}
        onChange={(body) => form.change({ body })}
        placeholder="写下题目、你的步骤和想法"
        maxLength={QUESTION_BODY}
        rows={5}
      />
      <PicturePicker pictures={form.pictures} onChange={(pictures) => form.change({ pictures })} />
      {form.error ? <View className="community__note">{form.error}</View> : null}
      <Button block loading={form.isBusy} onPress={() => void send()} testId="ask-send">
        提交
      </Button>
      <View className="community__note">
        每个问题可以追问 1 次；每天的提问次数有限，先看看有没有类似的问题。
      </View>
    </View>
  )
})

const PAUSE_MS = 500
const SHOWN = 3

/** Answered questions with similar words, while the learner types. */
function Similar({ title }: { readonly title: string }) {
  const { call, navigator } = useStores()
  const [rows, show] = useState<readonly QuestionRow[]>([])
  const search = title.trim().slice(0, 40)
  useEffect(() => {
    if (search.length < 4) return show([])
    const timer = setTimeout(() => {
      call(expertQuestions, { query: { search, size: SHOWN } }, { quiet: true }).then(
        ({ list }) => show(list),
        () => show([]),
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [call, search])
  if (rows.length === 0) return null
  return (
    <List title="可能已经有答案">
      {rows.map(({ questionId, expertId, title: found }) => (
        <Cell
          key={questionId}
          title={found}
          onPress={() => void navigator.go('expertsDetail', { id: expertId, question: questionId })}
        />
      ))}
    </List>
  )
}

const Mine = observer(function Mine() {
  const { call, session, navigator } = useStores()
  const [pages] = useState(
    () =>
      new SlideList<Release>({
        fetch: (cursor) =>
          call(releases, {
            params: { uid: session.uid },
            query: { kind: 'question', ...(cursor !== undefined && { cursor }) },
          }),
        idOf: ({ id }) => id,
      }),
  )
  useEffect(() => pages.start(), [pages])
  return (
    <Pages
      pages={pages}
      label="我的提问"
      draw={({ id, title, state, reason }) => (
        <Cell
          key={id}
          title={title}
          value={<Tag tone={stateTone(state)}>{stateText(state, reason)}</Tag>}
          onPress={() => void navigator.go('expertsQuestion', { id })}
        />
      )}
      empty={<Empty size="small" title="还没有提问" hint="选一位老师，写下卡住的地方" />}
    />
  )
})
