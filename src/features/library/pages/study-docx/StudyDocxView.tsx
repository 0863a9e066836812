import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { studyDocument, type StudyDocument } from '@/contracts/library/documents'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { BookmarkButton } from '../../bookmarks/BookmarkButton'
import { DocumentOpener } from '../../documents/DocumentOpener'
import { categoryNames, sizeText } from '../../documents/documentTexts'
import { Blocks } from '../../text/Blocks'
import '../../library.scss'

/** /study-docx?id=: a document as text, with its files. */
export function StudyDocxView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  if (!given['id'])
    return (
      <Empty
        title="没有选择资料"
        action={{ text: '看学习资料', onPress: () => void navigator.replace('studyDocument') }}
      />
    )
  return <Loaded documentId={given['id']} />
}

const Loaded = observer(function Loaded({ documentId }: { readonly documentId: string }) {
  const { call } = useStores()
  const found = useResource(() => call(studyDocument, { params: { documentId } }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {(document) => <Shown document={document} />}
    </Loadable>
  )
})

const Shown = observer(function Shown({ document }: { readonly document: StudyDocument }) {
  const stores = useStores()
  const [opener] = useState(() => new DocumentOpener(stores))
  const { documentId, title, category, source, size, blocks } = document
  return (
    <View className="library">
      <Card>
        <View className="library__title">{title}</View>
        <View className="library__note">
          {categoryNames[category]}　{sizeText(size)}　{source}
        </View>
        <View className="library__row">
          <BookmarkButton kind="document" targetId={documentId} title={title} />
          <Button
            kind="soft"
            size="s"
            loading={opener.isBusy}
            onPress={() => void opener.open(documentId, 'docx')}
          >
            下载 Word
          </Button>
          <Button
            kind="soft"
            size="s"
            onPress={() => void stores.navigator.go('messagePdfPreview', { id: documentId })}
          >
            看 PDF
          </Button>
        </View>
      </Card>
      <Blocks blocks={blocks} />
    </View>
  )
})
