import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { AskTeacher } from '@/blocks/AskTeacher'
import { wordDetail } from '@/contracts/word/books'
import type { WordDetail } from '@/contracts/word/wordFields'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { TextArea } from '@/ui/controls/TextArea'
import { MemoryState } from '../../components/MemoryState'
import { SoundButton } from '../../components/SoundButton'
import { WordLine } from '../../components/WordLine'
import { senseLine } from '../../models/senseLine'
import { useVocabulary } from '../../stores/useVocabulary'
import { WordNote } from '../../stores/WordNote'
import '../../vocabulary.scss'
import './DetailView.scss'

/** /spword/detail?id=: all about one word, its memory and the learner's note. */
export const DetailView = observer(function DetailView() {
  const { call, navigator } = useStores()
  const { details, log } = useVocabulary()
  const { given } = useRoute()
  const id = given['id'] ?? ''
  const found = useResource(async () => {
    details.open()
    return details.find(id) ?? call(wordDetail, { params: { wordId: id } }, { quiet: true })
  })
  useEffect(() => log.open(), [log])
  if (!/^[a-z0-9]/.test(id)) {
    return (
      <Empty
        title="没有说是哪个词"
        hint="从查词或单词表里点开一个词"
        action={{ text: '去查词', onPress: () => void navigator.replace('vocabularySearch') }}
      />
    )
  }
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(detail) => (
        <View className="vocab">
          <Word detail={detail} />
          <More detail={detail} />
          <Confusable detail={detail} />
          <AskTeacher about={{ kind: 'word', id: detail.id, title: detail.word }} />
          <AskAboutWord detail={detail} />
          <MemoryState word={detail.id} />
          <Note word={detail.id} />
        </View>
      )}
    </Loadable>
  )
})

function Word({ detail }: { readonly detail: WordDetail }) {
  const { id, word, phonetic, senses, example, stage, frequency } = detail
  return (
    <Card>
      <View className="word-detail__head">
        <View className="word-detail__word">{word}</View>
        <SoundButton id={id} word={word} className="word-detail__sound" />
      </View>
      <View className="vocab__phonetic">/{phonetic}/</View>
      <View className="word-detail__tags">
        <Tag>第 {stage} 阶段</Tag>
        {frequency >= 4 ? <Tag tone="brand">高频</Tag> : null}
      </View>
      {senses.map((sense) => (
        <View key={sense.pos + sense.text} className="word-detail__sense">
          {senseLine(sense)}
        </View>
      ))}
      <View className="word-detail__example">{example.en}</View>
      <View className="vocab__note">{example.zh}</View>
    </Card>
  )
}

function More({ detail }: { readonly detail: WordDetail }) {
  const { root, collocations, inflections, word } = detail
  const forms = inflections.filter((form) => form !== word)
  const lines = [
    { title: '词根', texts: root ? [root] : [] },
    { title: '搭配', texts: collocations },
    { title: '变形', texts: forms.length > 0 ? [forms.join('、')] : [] },
  ].filter(({ texts }) => texts.length > 0)
  if (lines.length === 0) return null
  return (
    <Card>
      {lines.map(({ title, texts }) => (
        <View key={title} className="word-detail__more">
          <View className="word-detail__label">{title}</View>
          <View className="yt-grow">
            {texts.map((text) => (
              <View key={text}>{text}</View>
            ))}
          </View>
        </View>
      ))}
    </Card>
  )
}

function Confusable({ detail }: { readonly detail: WordDetail }) {
  const { navigator } = useStores()
  if (detail.confusable.length === 0) return null
  return (
    <List title="容易混的词">
      {detail.confusable.map(({ word, text, id }) =>
        id ? (
          <WordLine
            key={word}
            word={word}
            phonetic=""
            meaning={text}
            onPress={() => void navigator.go('vocabularyDetail', { id })}
          />
        ) : (
          <Cell key={word} title={<View className="vocab__word">{word}</View>} note={text} />
        ),
      )}
    </List>
  )
}

function AskAboutWord({ detail: { id, word } }: { readonly detail: WordDetail }) {
  const { navigator } = useStores()
  const query = { from: 'word', ref: id, about: `单词 ${word} 的用法` }
  return (
    <Button block kind="soft" onPress={() => void navigator.go('expertsQuestion', query)}>
      问名师
    </Button>
  )
}

const MOST_NOTE = 500

const Note = observer(function Note({ word }: { readonly word: string }) {
  const stores = useStores()
  const note = usePageStore(() => new WordNote(stores, word))
  const save = async (): Promise<void> => {
    if (await note.save()) stores.ui.say('笔记已保存')
  }
  return (
    <Card>
      <TextArea
        label="我的笔记"
        value={note.text}
        onChange={note.type}
        placeholder="写下你的记忆办法，只有你能看到"
        maxLength={MOST_NOTE}
        rows={3}
        testId="word-note"
      />
      <Button
        block
        kind="soft"
        className="vocab__gap"
        loading={note.isSaving}
        disabled={!note.hasChanged}
        onPress={() => void save()}
      >
        {note.hasChanged ? '保存笔记' : '笔记已保存'}
      </Button>
    </Card>
  )
})
