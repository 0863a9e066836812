import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type Book, bookDetail } from '@/contracts/library/books'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { BookmarkButton } from '../../bookmarks/BookmarkButton'
import '../../library.scss'

/** /book/book-detail?id=: a book's summary and chapters. */
export function BookDetailView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  const bookId = given['id']
  if (!bookId)
    return (
      <Empty
        title="没有选择图书"
        action={{ text: '看书单', onPress: () => void navigator.replace('examsBooks') }}
      />
    )
  return <Loaded bookId={bookId} />
}

const Loaded = observer(function Loaded({ bookId }: { readonly bookId: string }) {
  const { call } = useStores()
  const found = useResource(() => call(bookDetail, { params: { bookId } }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {(book) => <Shown book={book} />}
    </Loadable>
  )
})

function Shown({ book }: { readonly book: Book }) {
  const { navigator } = useStores()
  const { bookId, title, subtitle, author, intro, source, letters, chapters } = book
  return (
    <View className="library">
      <Card>
        <View className="library__title">{title}</View>
        <View className="library__note">
          {subtitle}　{author}　约 {Math.round(letters / 1000) / 10} 万字
        </View>
        <View>{intro}</View>
        <View className="library__note">{source}</View>
        <View className="library__row">
          <Button onPress={() => void navigator.go('electronicBook', { id: bookId })}>开始阅读</Button>
          <BookmarkButton kind="book" targetId={bookId} title={title} />
        </View>
      </Card>
      <List title={`目录（${chapters.length} 章）`}>
        {chapters.map(({ chapterId, title: name, letters: length }, no) => (
          <Cell
            key={chapterId}
            lead={no + 1}
            title={name}
            note={`${length} 字`}
            onPress={() => void navigator.go('chapterDetail', { id: bookId, chapter: chapterId })}
          />
        ))}
      </List>
    </View>
  )
}
