import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import {
  documentCategories,
  type DocumentCategory,
  type DocumentRow,
  studyDocuments,
} from '@/contracts/library/documents'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tabs } from '@/ui/layout/Tabs'
import { categoryNames, sizeText } from '../../documents/documentTexts'
import '../../library.scss'

const TABS = [
  { key: 'all', text: '全部' },
  ...documentCategories.map((key) => ({ key, text: categoryNames[key] })),
] as const

/** /study-document: documents by category. */
export function StudyDocumentView() {
  const [tab, choose] = useState<DocumentCategory | 'all'>('all')
  return (
    <View className="library">
      <Tabs<DocumentCategory | 'all'>
        items={TABS}
        active={tab}
        onChange={choose}
        label="分类"
        panelId="documents"
      />
      <View id="documents">
        <Documents key={tab} category={tab === 'all' ? undefined : tab} />
      </View>
    </View>
  )
}

const Documents = observer(function Documents({
  category,
}: {
  readonly category: DocumentCategory | undefined
}) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<DocumentRow>({
        fetch: (page) => call(studyDocuments, { query: { page, size: 20, ...(category && { category }) } }),
        idOf: ({ documentId }) => documentId,
      }),
  )
  if (!pages.hasBegun && pages.error)
    return <Failure message={pages.error} onRetry={() => void pages.more()} />
  if (!pages.hasBegun) return <Skeleton variant="list" />
  return (
    <>
      <List title={`共 ${pages.total} 份，均为研途原创`}>
        {pages.rows.map(({ documentId, title, category: kind, size }) => (
          <Cell
            key={documentId}
            title={title}
            note={`${categoryNames[kind]}，Word 文档，${sizeText(size)}`}
            onPress={() => void navigator.go('studyDocx', { id: documentId })}
          />
        ))}
      </List>
      {pages.error ? <View className="library__note">{pages.error}</View> : null}
      {pages.hasMore ? (
        <Button kind="ghost" block loading={pages.isLoading} onPress={() => void pages.more()}>
          再看一些
        </Button>
      ) : null}
    </>
  )
})
