import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Block } from '@/contracts/library/books'
import {
  type DocumentFormat,
  documentTicket,
  type StudyDocument,
  studyDocument,
} from '@/contracts/library/documents'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { documentFile } from '@/platform/documentFile'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import '../../baoyan.scss'

const PREFIXES: Readonly<Record<Block['kind'], string>> = {
  heading: '',
  text: '',
  item: '· ',
  question: '想一想：',
  answer: '答：',
}

/** /rearch/acDetails?id=: a resource with its preview, as Word or PDF. */
export const AcDetailsView = observer(function AcDetailsView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const id = given['id']
  if (!id)
    return (
      <Empty
        title="没有选择资料"
        action={{ text: '看学术资源', onPress: () => void navigator.replace('baoyanAcResource', {}) }}
      />
    )
  return <Loaded key={id} id={id} />
})

const Loaded = observer(function Loaded({ id }: { readonly id: string }) {
  const { call } = useStores()
  const found = useResource(() => call(studyDocument, { params: { documentId: id } }, { quiet: true }), id)
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(document) => <Shown document={document} />}
    </Loadable>
  )
})

const Shown = observer(function Shown({ document }: { readonly document: StudyDocument }) {
  const { call, navigator, ui } = useStores()
  const [task] = useState(() => new Task())
  const { documentId, title, source, size, blocks } = document
  const open = (format: DocumentFormat): Promise<boolean> =>
    task.succeeds(async () => {
      const { url } = await call(documentTicket, { params: { documentId }, query: { format } })
      if (!(await documentFile.open(absoluteAddress(url, siteConfig.apiBase), format)))
        ui.say('文件打不开，请检查网络后重试')
    })
  return (
    <View className="baoyan-page">
      <Card>
        <View className="baoyan-column">
          <View className="baoyan-title">{title}</View>
          <View className="baoyan-note">{`${source}，约 ${Math.max(1, Math.round(size / 1024))} KB`}</View>
          <Button block loading={task.isRunning} onPress={() => void open('pdf')} testId="resource-pdf">
            打开 PDF
          </Button>
          <Button
            kind="soft"
            block
            disabled={task.isRunning}
            onPress={() => void open('docx')}
            testId="resource-docx"
          >
            下载 Word
          </Button>
        </View>
      </Card>
      <Card>
        <View className="baoyan-column">
          {blocks.map(({ kind, text }, at) => (
            <View key={at} className={kind === 'heading' ? 'baoyan-title' : 'baoyan-text'}>
              {`${PREFIXES[kind]}${text}`}
            </View>
          ))}
        </View>
      </Card>
      <Button kind="ghost" block onPress={() => void navigator.go('baoyanAcResource', {})}>
        看更多资料
      </Button>
    </View>
  )
})
