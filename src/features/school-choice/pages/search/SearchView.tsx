import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { chooseSearch, type SearchResult } from '@/contracts/choose/programmes'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { rememberSearch, SearchWords } from '../../facts/SearchWords'
import { useTypedText } from '../../facts/useTypedText'
import { ProgrammeCell } from '../../programmes/ProgrammePages'
import '../../schoolChoice.scss'

/** /choose/search?keyword=: schools, majors and programmes together. */
export const SearchView = observer(function SearchView() {
  const { given } = useRoute()
  const { typed, setTyped, settled, setNow } = useTypedText(given['keyword'])
  return (
    <View className="choice-page">
      <Field
        label="搜院校和专业"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        placeholder="校名、专业、简称或拼音"
        maxLength={40}
        testId="choose-keyword"
      />
      {settled === '' ? <SearchWords onPick={setNow} /> : <Found key={settled} text={settled} />}
    </View>
  )
})

const Found = observer(function Found({ text }: { readonly text: string }) {
  const { call } = useStores()
  const found = useResource(() => call(chooseSearch, { query: { text } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(result) => <Results result={result} text={text} />}
    </Loadable>
  )
})

interface ResultsProps {
  readonly result: SearchResult
  readonly text: string
}

function Results({ result: { schools, majors, programmes }, text }: ResultsProps) {
  const { navigator } = useStores()
  if (schools.length + majors.length + programmes.length === 0) {
    return (
      <Empty
        size="small"
        title={`没有找到“${text}”`}
        hint="检查有没有错字，或用简称、拼音首字母再搜"
        action={{ text: '去数据库筛选', onPress: () => void navigator.go('chooseDataBase', {}) }}
      />
    )
  }
  return (
    <>
      {schools.length > 0 ? (
        <List title="院校">
          {schools.map(({ id, name, note }) => (
            <Cell
              key={id}
              title={name}
              note={note}
              onPress={() => {
                rememberSearch(name)
                void navigator.go('chooseAcademyInfo', { id })
              }}
              testId={`search-school-${id}`}
            />
          ))}
        </List>
      ) : null}
      {majors.length > 0 ? (
        <List title="专业">
          {majors.map(({ id, name, note }) => (
            <Cell
              key={id}
              title={name}
              note={note}
              onPress={() => {
                rememberSearch(name)
                void navigator.go('chooseMajorInfo', { code: id })
              }}
              testId={`search-major-${id}`}
            />
          ))}
        </List>
      ) : null}
      {programmes.length > 0 ? (
        <List title="招生项目">
          {programmes.map((programme) => (
            <ProgrammeCell
              key={programme.programmeId}
              programme={programme}
              onPress={() => void navigator.go('chooseMajorDetail', { id: programme.programmeId })}
            />
          ))}
        </List>
      ) : null}
    </>
  )
}
