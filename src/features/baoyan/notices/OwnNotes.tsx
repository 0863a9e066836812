import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { type Follow, followStates } from '@/contracts/baoyan/follows'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Choice } from '@/ui/controls/Choice'
import { TextArea } from '@/ui/controls/TextArea'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { TwoTexts } from '../TwoTexts'
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
  const [kept] = useState(() => drafts.read(draft))
  const [text, setText] = useState(kept['note'] ?? note)
  /** The note that `text` was written upon. */
  const [base, setBase] = useState(kept['base'] ?? note)
  const write = (typed: string, upon = base): void => {
    setText(typed)
    drafts.keep(draft, { note: typed, base: upon })
  }
  const rebase = (typed: string): void => {
    setBase(note)
    write(typed, note)
  }
  const save = async (): Promise<void> => {
    const done = drafts.sending(draft)
    const sent = text.trim()
    if ((await store.saveNote(sent, base)) !== 'saved') return
    setBase(sent)
    done()
    ui.say('笔记已保存')
  }
  // A change on another device shows here where nothing was typed, and beside it where something was.
  const isStale = note !== base && note !== text.trim()
  useEffect(() => {
    if (isStale && text === base) rebase(note)
  }, [isStale])
  return (
    <View className="baoyan-column">
      <TextArea
        label="笔记"
        hideLabel
        value={text}
        onChange={(typed) => write(typed)}
        placeholder="联系人、面试时间、准备情况"
        maxLength={500}
        rows={3}
        testId="follow-note"
      />
      {isStale && text !== base ? (
        <TwoTexts
          versions={[{ label: '笔记', mine: text, theirs: note }]}
          onMine={() => rebase(text)}
          onTheirs={() => rebase(note)}
        />
      ) : null}
      <Button
        kind="soft"
        block
        disabled={isStale}
        loading={store.isBusy}
        onPress={() => void save()}
        testId="follow-note-save"
      >
        保存笔记
      </Button>
    </View>
  )
})
