import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Follow, followStates } from '@/contracts/baoyan/follows'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Choice } from '@/ui/controls/Choice'
import { TextArea } from '@/ui/controls/TextArea'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import type { FollowStore } from './FollowStore'
import { followStateNames } from './noticeTexts'

interface OwnNotesProps {
  readonly store: FollowStore
  readonly follow: Follow
  readonly noticeId: string
  readonly materials: readonly string[]
}

const STATES = followStates.map((key) => ({ key, text: followStateNames[key] }))

/** The learner’s own state, checklist of materials and note of a followed notice. */
export const OwnNotes = observer(function OwnNotes({ store, follow, noticeId, materials }: OwnNotesProps) {
  return (
    <Card>
      <Section title="我的进度">
        <Choice
          label="我的进度"
          options={STATES}
          value={follow.state}
          onChange={(state) => void store.set({ state })}
          columns={2}
        />
      </Section>
      <Section title="材料清单" note={`已备好 ${follow.ready.length}/${materials.length} 项`}>
        <View className="baoyan-column">
          {materials.map((name, at) => (
            <Checkbox
              key={name}
              checked={follow.ready.includes(name)}
              onChange={(on) => void store.tick(name, on)}
              label={name}
              testId={`material-${at}`}
            />
          ))}
        </View>
      </Section>
      <Section title="笔记">
        <NoteField store={store} note={follow.note} noticeId={noticeId} />
      </Section>
    </Card>
  )
})

interface NoteFieldProps {
  readonly store: FollowStore
  readonly note: string
  readonly noticeId: string
}

const NoteField = observer(function NoteField({ store, note, noticeId }: NoteFieldProps) {
  const { drafts, ui } = useStores()
  const draft = `baoyan-note:${noticeId}`
  const [text, setText] = useState(() => drafts.read(draft)['note'] ?? note)
  const write = (typed: string): void => {
    setText(typed)
    drafts.keep(draft, { note: typed })
  }
  const save = async (): Promise<void> => {
    const done = drafts.sending(draft)
    if (!(await store.set({ note: text }))) return
    done()
    ui.say('笔记已保存')
  }
  return (
    <View className="baoyan-column">
      <TextArea
        label="笔记"
        hideLabel
        value={text}
        onChange={write}
        placeholder="联系人、面试时间、准备情况"
        maxLength={500}
        rows={3}
        testId="follow-note"
      />
      <Button kind="soft" block loading={store.isBusy} onPress={() => void save()} testId="follow-note-save">
        保存笔记
      </Button>
    </View>
  )
})
