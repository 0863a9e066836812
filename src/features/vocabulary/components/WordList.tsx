import { useStores } from '@/stores/useStores'
import { List } from '@/ui/layout/List'
import { useVocabulary } from '../stores/useVocabulary'
import { WordLine } from './WordLine'

interface WordListProps {
  readonly title: string
  /** Ids; a word that the book does not hold is left out. */
  readonly words: readonly string[]
}

/** Words of the book by their ids; each leads to its page. */
export function WordList({ title, words }: WordListProps) {
  const { navigator } = useStores()
  const { book } = useVocabulary()
  return (
    <List title={title}>
      {words.flatMap((id) => {
        const row = book.find(id)
        if (!row) return []
        return (
          <WordLine
            key={id}
            word={row.word}
            phonetic={row.phonetic}
            meaning={row.short}
            onPress={() => void navigator.go('vocabularyDetail', { id })}
          />
        )
      })}
    </List>
  )
}
