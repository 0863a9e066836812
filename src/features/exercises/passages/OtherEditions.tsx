import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { type EditionKey, passageEditions } from './passageEditions'

const texts: readonly { key: EditionKey; title: string; note: string }[] = [
  { key: 'first', title: '按章节背', note: '一个知识点一个知识点地过' },
  { key: 'second', title: '按每日计划背', note: '定好每天几条，今天的清单自己排好' },
  { key: 'third', title: '按记忆规律背', note: '快忘时再背，还能听朗读' },
]

/** The other ways to recite: all of them know what was recited in any. */
export function OtherEditions({ edition }: { readonly edition: EditionKey }) {
  const { navigator } = useStores()
  return (
    <List title="换一种背法">
      {texts
        .filter(({ key }) => key !== edition)
        .map(({ key, title, note }) => (
          <Cell
            key={key}
            title={title}
            note={note}
            onPress={() => void navigator.go(passageEditions[key].home)}
            testId={`edition-${key}`}
          />
        ))}
    </List>
  )
}
