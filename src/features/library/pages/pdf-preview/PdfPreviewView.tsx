import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { studyDocument } from '@/contracts/library/documents'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { DocumentOpener } from '../../documents/DocumentOpener'
import { Blocks } from '../../text/Blocks'
import '../../library.scss'

/** /message/pdf-preview?id=: a document as PDF, in the viewer of the browser or of WeChat, over its text. */
export function PdfPreviewView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  if (!given['id'])
    return (
      <Empty
        title="没有选择文件"
        action={{ text: '看学习资料', onPress: () => void navigator.replace('studyDocument') }}
      />
    )
  return <Loaded documentId={given['id']} />
}

const Loaded = observer(function Loaded({ documentId }: { readonly documentId: string }) {
  const stores = useStores()
  const [opener] = useState(() => new DocumentOpener(stores))
  const found = useResource(() => stores.call(studyDocument, { params: { documentId } }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {({ title, source, blocks }) => (
        <View className="library">
          <Card>
            <View className="library__title">{title}</View>
            <View className="library__note">{source}</View>
            <Button
              block
              loading={opener.isBusy}
              onPress={() => void opener.open(documentId, 'pdf')}
              testId="open-pdf"
            >
              打开 PDF
            </Button>
          </Card>
          <Blocks blocks={blocks} />
        </View>
      )}
    </Loadable>
  )
})
