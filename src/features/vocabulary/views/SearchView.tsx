import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SearchHit } from '@/contracts/word/books'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/Choice'
import { Empty } from '@/ui/Empty'
import { Field } from '@/ui/Field'
import { List } from '@/ui/List'
import { Section } from '@/ui/Section'
import { WordLine } from '../components/WordLine'
import { usePageStore } from '@/stores/usePageStore'
import { useVocabulary } from '../stores/useVocabulary'
import { WordSearch } from '../stores/WordSearch'
import '../vocabulary.scss'
import './SearchView.scss'

const MATCH_TEXT: Readonly<Record<SearchHit['match'], string>> = {
  word: '',
  prefix: '',
  inflection: '词形变化',
  meaning: '释义',
  similar: '拼写相近',
}

/** /spword/spword-search: a word by its spelling, a form of it, its beginning or its Chinese meaning. */
export const SearchView = observer(function SearchView() {
  const { call } = useStores()
  const vocabulary = useVocabulary()
  const search = usePageStore(() => {
    const made = new WordSearch({
      call,
      storage: vocabulary.storage,
      book: vocabulary.book,
      setTimeout: (run, ms) => void setTimeout(run, ms),
    })
    // Without the book the backend answers alone.
    return Object.assign(made, { start: () => void vocabulary.openBook().catch(() => undefined) })
  })
  return (
    <View className="vocab">
      <Field
        label="查词"
        hideLabel
        type="search"
        confirmType="search"
        value={search.text}
        onChange={search.type}
        onSubmit={() => search.remember(search.text)}
        placeholder="输入单词或中文意思"
        maxLength={40}
        testId="word-search"
      />
      {search.text.trim() ? <Hits search={search} /> : <History search={search} />}
    </View>
  )
})

const Hits = observer(function Hits({ search }: { readonly search: WordSearch }) {
  const { navigator } = useStores()
  const { hits, state, text } = search
  const open = (id: string): void => {
    search.remember(text)
    void navigator.go('vocabularyDetail', { id })
  }
  if (hits.length === 0 && state === 'searching') return <View className="word-search__state">正在查找…</View>
  if (hits.length === 0) {
    return (
      <Empty
        size="small"
        title={state === 'offline' ? '现在没有网络' : `没有找到“${text.trim()}”`}
        hint={state === 'offline' ? '联网后可以按词形和释义查找' : '换一个写法，或试试它的中文意思'}
      />
    )
  }
  return (
    <List label="查找结果">
      {hits.map(({ id, word, phonetic, short, match }) => (
        <WordLine
          key={id}
          word={word}
          phonetic={phonetic}
          meaning={short}
          value={MATCH_TEXT[match] || undefined}
          onPress={() => open(id)}
        />
      ))}
    </List>
  )
})

const History = observer(function History({ search }: { readonly search: WordSearch }) {
  if (search.history.length === 0) {
    return (
      <Empty size="small" title="想查哪个词？" hint="支持单词、词形变化（如 went）、开头几个字母和中文意思" />
    )
  }
  return (
    <Section
      className="word-search__history"
      title="最近查过"
      more={{ text: '清空', onPress: search.forget }}
    >
      <Choice
        label="最近查过"
        options={search.history.map((text) => ({ key: text, text }))}
        value={undefined}
        onChange={search.type}
      />
    </Section>
  )
})
