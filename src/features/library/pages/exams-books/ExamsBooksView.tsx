import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { books } from '@/contracts/library/books'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tabs } from '@/ui/layout/Tabs'
import { storage } from '@/platform/storage'
import { ReadingPlaces } from '../../reader/ReadingPlaces'
import '../../library.scss'

const TABS = [
  { key: 'all', text: '全部' },
  { key: 'politics', text: '政治' },
  { key: 'english', text: '英语' },
  { key: 'math', text: '数学' },
] as const

/** /book/exams-books: books by subject, with reading progress. */
export const ExamsBooksView = observer(function ExamsBooksView() {
  const { call, navigator, session } = useStores()
  const [tab, choose] = useState<(typeof TABS)[number]['key']>('all')
  const found = useResource(() => call(books, {}))
  const [places] = useState(() => new ReadingPlaces(storage.local, session.uid))
  return (
    <View className="library">
      <Tabs items={TABS} active={tab} onChange={choose} label="科目" panelId="books" />
      <View id="books">
        <Loadable phase={found.phase} onRetry={() => void found.load()}>
          {(rows) => (
            <List label="书单">
              {rows
                .filter(({ category }) => tab === 'all' || category === tab)
                .map(({ bookId, title, subtitle, letters, chapterCount }) => (
                  <Cell
                    key={bookId}
                    icon="study"
                    title={title}
                    note={`${subtitle}，${chapterCount} 章，约 ${Math.round(letters / 1000) / 10} 万字`}
                    value={places.of(bookId) ? '已开始读' : '免费读'}
                    onPress={() => void navigator.go('bookDetail', { id: bookId })}
                  />
                ))}
            </List>
          )}
        </Loadable>
      </View>
      <View className="library__note">书中内容由研途教研组原创，仅供学习，不代替官方教材。</View>
    </View>
  )
})
