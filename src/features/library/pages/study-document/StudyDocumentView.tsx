import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import {
  documentCategories,
  type DocumentCategory,
  type DocumentRow,
  studyDocuments,
} from '@/contracts/library/documents'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
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
  return (
    <Pages
      pages={pages}
      title={`共 ${pages.total} 份，均为研途原创`}
      draw={({ documentId, title, category: kind, size }) => (
        <Cell
          key={documentId}
          title={title}
          note={`${categoryNames[kind]}，Word 文档，${sizeText(size)}`}
          onPress={() => void navigator.go('studyDocx', { id: documentId })}
        />
      )}
      empty={<Empty size="small" title="这一类还没有资料" hint="换一个分类看看" />}
    />
  )
})
