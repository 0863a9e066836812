import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { claimTutor, type tutorClaimKinds } from '@/contracts/baoyan/questions'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { TextArea } from '@/ui/controls/TextArea'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'

const KINDS = [
  { key: 'correct', text: '更正信息' },
  { key: 'remove', text: '删除我的信息' },
  { key: 'reply', text: '本人回应' },
] as const satisfies readonly { key: (typeof tutorClaimKinds)[number]; text: string }[]

const LEAST = 5

/** A request to correct or remove facts of a tutor, or to reply; its draft is kept until it is sent. */
export const ClaimForm = observer(function ClaimForm({ tutorId }: { readonly tutorId: string }) {
  const { call, session, loginFlow, drafts, ui } = useStores()
  const draft = `baoyan-claim:${tutorId}`
  const kept = drafts.read(draft)
  const [kind, setKind] = useState<(typeof tutorClaimKinds)[number]>('correct')
  const [text, setText] = useState(kept['text'] ?? '')
  const [contact, setContact] = useState(kept['contact'] ?? '')
  const [isAsked, setAsked] = useState(false)
  const [task] = useState(() => new Task())
  const isShort = text.trim().length < LEAST
  const write = (part: { text?: string; contact?: string }): void => {
    const fields = { text, contact, ...part }
    setText(fields.text)
    setContact(fields.contact)
    drafts.keep(draft, fields)
  }
  const send = async (): Promise<void> => {
    setAsked(true)
    if (isShort || contact.trim() === '' || !(await loginFlow.require())) return
    const done = drafts.sending(draft)
    const body = { tutorId, kind, text: text.trim(), contact: contact.trim() }
    if (!(await task.succeeds(() => call(claimTutor, { params: { uid: session.uid }, body })))) return
    if (done()) {
      setText('')
      setAsked(false)
    }
    ui.say('已提交，核实后会处理')
  }
  return (
    <Card>
      <Section title="信息有误？" note="导师本人或学生都可以提交，工作人员核实后处理">
        <View className="baoyan-column">
          <Choice label="诉求" options={KINDS} value={kind} onChange={setKind} />
          <TextArea
            label="说明"
            value={text}
            onChange={(value) => write({ text: value })}
            maxLength={500}
            rows={3}
            error={isAsked && isShort ? '请至少写 5 个字' : undefined}
            testId="claim-text"
          />
          <Field
            label="联系方式"
            value={contact}
            onChange={(value) => write({ contact: value })}
            placeholder="手机号或邮箱，只用于核实"
            maxLength={60}
            error={isAsked && contact.trim() === '' ? '请留一个联系方式，便于核实' : undefined}
            testId="claim-contact"
          />
          <Button kind="soft" block loading={task.isRunning} onPress={() => void send()} testId="claim-send">
            提交
          </Button>
        </View>
      </Section>
    </Card>
  )
})
