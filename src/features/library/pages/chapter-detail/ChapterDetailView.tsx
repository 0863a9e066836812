import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { bookChapter, bookDetail, type Book, type Chapter } from '@/contracts/library/books'
import { chapterKey } from '@/domain/library/bookmarkKinds'
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
import { Blocks } from '../../text/Blocks'
import '../../library.scss'

/** /book/chapter-detail?id=&chapter=: the text of a chapter, its points and questions, the next and the previous one. */
export function ChapterDetailView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  const { id, chapter } = given
  if (!id || !chapter)
    return (
      <Empty
        title="没有选择章节"
        action={{ text: '看书单', onPress: () => void navigator.replace('examsBooks') }}
      />
    )
  return <Loaded bookId={id} chapterId={chapter} />
}

const Loaded = observer(function Loaded(params: { readonly bookId: string; readonly chapterId: string }) {
  const { call } = useStores()
  const found = useResource(async () => {
    const { bookId } = params
    const [book, chapter] = await Promise.all([
      call(bookDetail, { params: { bookId } }),
      call(bookChapter, { params }),
    ])
    return { book, chapter }
  })
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {({ book, chapter }) => <Shown book={book} chapter={chapter} />}
    </Loadable>
  )
})

interface ShownProps {
  readonly book: Book
  readonly chapter: Chapter
}

function Shown({ book, chapter }: ShownProps) {
  const { navigator } = useStores()
  const { bookId, chapterId, title, blocks } = chapter
  return (
    <View className="library">
      <Card>
        <View className="library__note">{book.title}</View>
        <View className="library__title">{title}</View>
        <View className="library__row">
          <BookmarkButton kind="chapter" targetId={chapterKey(bookId, chapterId)} title={title} />
          <Button
            kind="soft"
            size="s"
            onPress={() => void navigator.go('electronicBook', { id: bookId, chapter: chapterId })}
          >
            翻页阅读
          </Button>
        </View>
      </Card>
      <Blocks blocks={blocks} />
      <Related chapter={chapter} />
      <Beside book={book} chapterId={chapterId} />
      <View className="library__note">{book.source}</View>
    </View>
  )
}

function Related({ chapter: { points, practice } }: { readonly chapter: Chapter }) {
  const { navigator } = useStores()
  if (points.length === 0 && !practice) return null
  return (
    <List title="视频与练习">
      {points.map(({ pointId, title }) => (
        <Cell
          key={pointId}
          icon="play"
          title={title}
          note="考点讲解和课程视频"
          onPress={() => void navigator.go('knowledgeStructureDetail', { pointId })}
        />
      ))}
      {practice ? (
        <Cell
          icon="practice"
          title={`练习：${practice.title}`}
          onPress={() => void navigator.go('exercisesBrushTopic', { subject: practice.subject })}
        />
      ) : null}
    </List>
  )
}

function Beside({ book, chapterId }: { readonly book: Book; readonly chapterId: string }) {
  const { navigator } = useStores()
  const no = book.chapters.findIndex((one) => one.chapterId === chapterId)
  const link = (to: number, text: string) => {
    const head = book.chapters[to]
    if (!head) return null
    const given = { id: book.bookId, chapter: head.chapterId }
    return (
      <Button kind="ghost" block onPress={() => void navigator.replace('chapterDetail', given)}>
        {`${text}：${head.title}`}
      </Button>
    )
  }
  return (
    <>
      {link(no - 1, '上一章')}
      {link(no + 1, '下一章')}
    </>
  )
}
