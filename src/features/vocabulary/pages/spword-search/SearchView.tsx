import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SearchHit } from '@/contracts/word/books'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { irregularBasesOf } from '@/domain/vocabulary/inflections'
import { WordLine } from '../../components/WordLine'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useVocabulary } from '../../stores/useVocabulary'
import { WordSearch } from '../../stores/WordSearch'
import '../../vocabulary.scss'
import './SearchView.scss'

const MATCH_TEXT: Readonly<Record<SearchHit['match'], string>> = {
  word: '',
  prefix: '',
  inflection: '词形变化',
  meaning: '释义',
  similar: '拼写相近',
}

/** /spword/spword-search?q=: a word by its spelling, a form of it, its beginning or its Chinese meaning. */
export const SearchView = observer(function SearchView() {
  const { call } = useStores()
  const { given } = useRoute()
  const vocabulary = useVocabulary()
  const search = usePageStore(() => {
    const made = new WordSearch({
      call,
      storage: vocabulary.storage,
      book: vocabulary.book,
      setTimeout: (run, ms) => void setTimeout(run, ms),
    })
    // Without the book the backend answers alone.
    const start = (): void => {
      void vocabulary.openBook().catch(() => undefined)
      if (given['q']) made.type(given['q'])
    }
    return Object.assign(made, { start })
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

/** The word of an irregular form that is too common for the book: go of went. */
const commonWordOf = ({ hits, text }: WordSearch): string | undefined => {
  const bases = irregularBasesOf(text.trim())
  return hits.some(({ word }) => bases.includes(word.toLowerCase())) ? undefined : bases[0]
}

const Hits = observer(function Hits({ search }: { readonly search: WordSearch }) {
  const { navigator } = useStores()
  const { hits, state, text } = search
  const open = (id: string): void => {
    search.remember(text)
    void navigator.go('vocabularyDetail', { id })
  }
  const common = commonWordOf(search)
  if (common && state !== 'searching') return <CommonWord form={text.trim()} word={common} />
  if (hits.length === 0 && state === 'searching') return <View className="word-search__state">正在查找…</View>
  if (hits.length === 0) {
    return (
      <Empty
        size="small"
        title={state === 'offline' ? '现在没有网络' : `没有找到“${text.trim()}”`}
        hint={state === 'offline' ? '联网后可以按近似的拼写查找' : '换一个写法，或试试它的中文意思'}
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

/** Spellings that look like it would only mislead: the book leaves out what every candidate knows. */
const CommonWord = ({ form, word }: { readonly form: string; readonly word: string }) => (
  <Empty
    size="small"
    title={`${form} 是 ${word} 的变化形式`}
    hint={`${word} 是中学就学过的基础词，考研词书里没有收`}
  />
)

const History = observer(function History({ search }: { readonly search: WordSearch }) {
  if (search.history.length === 0) {
    return (
      <Empty
        size="small"
        title="想查哪个词？"
        hint="支持单词、词形变化（如 arose）、开头几个字母和中文意思"
      />
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
