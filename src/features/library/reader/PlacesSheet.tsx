import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Mark } from '@/contracts/library/reading'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { Segmented } from '@/ui/controls/Segmented'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Sheet } from '@/ui/layout/Sheet'
import { BookSearch } from './BookSearch'
import type { Reader } from './Reader'

const PARTS = [
  { key: 'contents', text: '目录' },
  { key: 'marks', text: '标注' },
  { key: 'search', text: '搜索' },
] as const
type Part = (typeof PARTS)[number]['key']

interface PlacesSheetProps {
  readonly reader: Reader
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Places to go to: chapters, own highlights and notes, and a search inside the book. */
export function PlacesSheet({ reader, isOpen, onClose }: PlacesSheetProps) {
  const { call } = useStores()
  const [part, show] = useState<Part>('contents')
  const [search] = useState(() => new BookSearch({ call }, reader.bookId))
  return (
    <Sheet open={isOpen} onClose={onClose} title="目录、标注与搜索" hideTitle height="tall">
      <View className="reader__sheet">
        <Segmented<Part> label="查找方式" items={PARTS} value={part} onChange={show} />
        {part === 'contents' ? <Contents reader={reader} onClose={onClose} /> : null}
        {part === 'marks' ? <Marks reader={reader} onClose={onClose} /> : null}
        {part === 'search' ? <Search reader={reader} search={search} onClose={onClose} /> : null}
      </View>
    </Sheet>
  )
}

type PartProps = Omit<PlacesSheetProps, 'isOpen'>

const Contents = observer(function Contents({ reader, onClose }: PartProps) {
  const open = (chapterId: string): void => {
    onClose()
    void reader.goTo(chapterId)
  }
  return (
    <List label="章节">
      {reader.book?.chapters.map(({ chapterId, title }, no) => (
        <Cell
          key={chapterId}
          title={title}
          value={no === reader.chapterNo ? '正在读' : undefined}
          onPress={() => open(chapterId)}
        />
      ))}
    </List>
  )
})

const Marks = observer(function Marks({ reader, onClose }: PartProps) {
  const chapters = reader.book?.chapters ?? []
  const open = ({ chapterId, block }: Mark): void => {
    onClose()
    void reader.show({ chapterId, block, offset: 0 })
  }
  if (reader.marks.length === 0)
    return <Empty size="small" title="还没有标注" hint="点一段正文就能划线、写笔记" />
  return (
    <List label="标注">
      {reader.marks.map((mark) => (
        <Cell
          key={mark.markId}
          title={mark.note || '划线'}
          note={`${chapters.find(({ chapterId }) => chapterId === mark.chapterId)?.title ?? ''}　第 ${mark.block + 1} 段`}
          onPress={() => open(mark)}
        />
      ))}
    </List>
  )
})

interface SearchProps extends PartProps {
  readonly search: BookSearch
}

const Search = observer(function Search({ reader, search, onClose }: SearchProps) {
  const { hits, error, text } = search
  return (
    <>
      <Field
        label="搜索书内文字"
        hideLabel
        value={text}
        onChange={search.write}
        onSubmit={() => void search.run()}
        placeholder="搜索书内文字"
        maxLength={20}
        confirmType="search"
        error={error}
        testId="book-search"
      />
      <Button block kind="soft" loading={search.isRunning} onPress={() => void search.run()}>
        搜索
      </Button>
      {hits ? (
        hits.length === 0 ? (
          <Empty size="small" title="书里没有这个词" hint="换一个词试试" />
        ) : (
          <List title={`找到 ${hits.length} 处`}>
            {hits.map((hit) => (
              <Cell
                key={`${hit.chapterId}-${hit.block}`}
                title={hit.excerpt}
                note={hit.title}
                onPress={() => {
                  onClose()
                  void reader.show(hit)
                }}
              />
            ))}
          </List>
        )
      ) : null}
    </>
  )
})
