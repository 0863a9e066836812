import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { type BookmarkKind, bookmarkKinds } from '@/domain/library/bookmarkKinds'
import { dayText } from '@/lib/dayText'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tabs } from '@/ui/layout/Tabs'
import { BookmarkList } from '../../bookmarks/BookmarkList'
import { bookmarkNames, openers } from '../../bookmarks/bookmarkTexts'
import '../../library.scss'

type Filter = BookmarkKind | 'all'
const TABS = [
  { key: 'all', text: '全部' },
  ...bookmarkKinds.map((key) => ({ key, text: bookmarkNames[key] })),
] as const

/** /bookmark: everything that was bookmarked, by kind. */
export function BookmarkView() {
  const { navigator } = useStores()
  const [tab, choose] = useState<Filter>('all')
  return (
    <View className="library">
      <Tabs<Filter> items={TABS} active={tab} onChange={choose} label="类别" panelId="bookmarks" />
      <View id="bookmarks">
        <Rows key={tab} kind={tab === 'all' ? undefined : tab} />
      </View>
      <List title="去找资料">
        <Cell title="考研书单" icon="study" onPress={() => void navigator.go('examsBooks')} />
        <Cell title="学习资料" icon="edit" onPress={() => void navigator.go('studyDocument')} />
        <Cell title="公式手册" icon="practice" onPress={() => void navigator.go('formula')} />
      </List>
    </View>
  )
}

const Rows = observer(function Rows({ kind }: { readonly kind: BookmarkKind | undefined }) {
  const stores = useStores()
  const { navigator } = stores
  const list = usePageStore(() => new BookmarkList(stores, kind))
  const { pages } = list
  return (
    <Pages
      pages={pages}
      title={`共 ${pages.total} 条`}
      draw={(row) => {
        const open = openers[row.kind]
        return (
          <View key={`${row.kind}:${row.targetId}`}>
            <Cell
              title={row.title}
              note={`${bookmarkNames[row.kind]}，${dayText(row.at)}收藏`}
              onPress={open && (() => void open(navigator, row.targetId))}
            />
            <Button kind="ghost" size="s" label={`移除：${row.title}`} onPress={() => void list.remove(row)}>
              移除
            </Button>
          </View>
        )
      }}
      empty={
        <Empty
          size="small"
          title="还没有收藏"
          hint="在图书、资料和公式页点“收藏”，就会出现在这里"
          action={{ text: '看书单', onPress: () => void navigator.go('examsBooks') }}
        />
      }
    />
  )
})
