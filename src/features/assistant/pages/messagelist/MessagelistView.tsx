import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import type { Conversation } from '@/contracts/assistant/conversations'
import { relativeTime } from '@/lib/relativeTime'
import { clipboard } from '@/platform/clipboard'
import { textFile } from '@/platform/textFile'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Dialog } from '@/ui/layout/Dialog'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { Sheet } from '@/ui/layout/Sheet'
import { openVariant, variantOf } from '../../models/variantPages'
import { useVariants } from '../../stores/useVariants'
import { Records } from '../../stores/Records'
import '../../assistant.scss'

/** The record pages: the row says of which assistant. */
export const MessagelistView = observer(function MessagelistView() {
  const stores = useStores()
  const { row, given } = useRoute()
  const variant = variantOf(row, given)
  const variants = useVariants()
  const { phase } = variants
  const route = phase.kind === 'ready' ? phase.value.find((one) => one.variant === variant)?.route : undefined
  const [chosen, setChosen] = useState<Conversation>()
  const records = usePageStore(
    () => new Records({ ...stores, variant, setTimeout: (run, ms) => void setTimeout(run, ms) }),
  )
  const open = (query = {}): void =>
    void openVariant(stores, { variant, route: route ?? 'chatbotPro' }, query)
  return (
    <View className="chat">
      <Field
        label="搜索记录"
        hideLabel
        type="search"
        value={records.text}
        onChange={records.search}
        placeholder="搜标题、问题和回答"
        maxLength={40}
      />
      <Rows records={records} onOpen={open} onMore={setChosen} />
      <More records={records} chosen={chosen} onClose={() => setChosen(undefined)} />
    </View>
  )
})

interface RowsProps {
  readonly records: Records
  readonly onOpen: (query?: { id: string }) => void
  readonly onMore: (conversation: Conversation) => void
}

const Rows = observer(function Rows({ records, onOpen, onMore }: RowsProps) {
  const { clock } = useStores()
  const { list, text } = records
  const empty = text ? (
    <Empty title={`没有找到“${text}”`} hint="换个词试试" art="search" />
  ) : (
    <Empty title="还没有对话" art="message" action={{ text: '去提问', onPress: () => onOpen() }} />
  )
  return (
    <Pages
      pages={list}
      label="对话记录"
      empty={empty}
      draw={(row) => (
        <View key={row.conversationId} className="chat__record">
          <Cell
            className="yt-grow"
            title={row.title}
            note={relativeTime(row.updatedAt, clock.now())}
            onPress={() => onOpen({ id: row.conversationId })}
          />
          <Button kind="ghost" size="s" label={`管理 ${row.title}`} onPress={() => onMore(row)}>
            管理
          </Button>
        </View>
      )}
    />
  )
})

interface MoreProps {
  readonly records: Records
  readonly chosen: Conversation | undefined
  readonly onClose: () => void
}

/** Without what file systems do not take. */
const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim() || '对话'}.txt`

/** Rename, export, delete. */
const More = observer(function More({ records, chosen, onClose }: MoreProps) {
  const { ui } = useStores()
  const [title, setTitle] = useState<string>()
  const close = (): void => {
    setTitle(undefined)
    onClose()
  }
  const hand = async (row: Conversation): Promise<void> => {
    close()
    const text = await records.export(row)
    if (text === undefined) return
    if (await textFile.give(fileName(row.title), text)) return ui.say('已导出为文本文件')
    ui.say((await clipboard.write(text)) ? '这里不能保存文件，整段对话已复制' : '没有导出成功')
  }
  const remove = async (row: Conversation): Promise<void> => {
    close()
    const sure = await ui.openDialog({
      kind: 'confirm',
      title: '删除这段对话？',
      text: '删除后不能恢复，分享出去的回答也会打不开。',
      confirm: '删除',
    })
    if (sure && (await records.remove(row))) ui.say('已删除')
  }
  const rename = async (row: Conversation): Promise<void> => {
    if (title?.trim() && (await records.rename(row, title.trim()))) close()
  }
  return (
    <>
      <Sheet open={chosen !== undefined && title === undefined} onClose={close} title={chosen?.title ?? ''}>
        <Cell title="改标题" icon="edit" onPress={() => setTitle(chosen?.title)} />
        <Cell title="导出全文" icon="study" onPress={() => chosen && void hand(chosen)} />
        <Cell title="删除" icon="clear" tone="danger" onPress={() => chosen && void remove(chosen)} />
      </Sheet>
      <Dialog
        open={title !== undefined}
        title="改标题"
        confirmText="保存"
        cancelText="取消"
        confirmDisabled={!title?.trim()}
        onConfirm={() => chosen && void rename(chosen)}
        onCancel={close}
      >
        <Field label="标题" value={title ?? ''} onChange={setTitle} maxLength={30} />
      </Dialog>
    </>
  )
})
