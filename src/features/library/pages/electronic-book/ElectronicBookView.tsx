import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { storage } from '@/platform/storage'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Pressable } from '@/ui/controls/Pressable'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Sheet } from '@/ui/layout/Sheet'
import { cx } from '@/ui/cx'
import { Reader } from '../../reader/Reader'
import { MarkSheet } from '../../reader/MarkSheet'
import { SettingsSheet } from '../../reader/SettingsSheet'
import { BlockText } from '../../text/Blocks'
import './ElectronicBookView.scss'

/** /electronic/book?id=&chapter=: a book page by page. */
export function ElectronicBookView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  if (!given['id'])
    return (
      <Empty
        title="选一本书开始读"
        action={{ text: '看书单', onPress: () => void navigator.replace('examsBooks') }}
      />
    )
  return <OpenBook bookId={given['id']} chapter={given['chapter']} />
}

interface OpenBookProps {
  readonly bookId: string
  readonly chapter: string | undefined
}

const OpenBook = observer(function OpenBook({ bookId, chapter }: OpenBookProps) {
  const { call, session, outbox, clock } = useStores()
  const reader = usePageStore(
    () => new Reader({ call, session, outbox, clock, storage: storage.local }, bookId, chapter),
  )
  if (reader.error && !reader.chapter)
    return <Failure message={reader.error} onRetry={() => void reader.open()} />
  if (!reader.chapter) return <Skeleton variant="detail" />
  return <Page reader={reader} />
})

type Layer = 'none' | 'contents' | 'settings'

const Page = observer(function Page({ reader }: { readonly reader: Reader }) {
  const { loginFlow } = useStores()
  const [layer, show] = useState<Layer>('none')
  const [marked, mark] = useState(-1)
  const { chapter, settings } = reader
  const style = { fontSize: `${settings.size}px`, lineHeight: settings.leading }
  const ask = async (block: number): Promise<void> => {
    if (await loginFlow.require()) mark(block)
  }
  return (
    <View className={cx('reader', `reader--${settings.theme}`)}>
      <View className="reader__head">
        {chapter?.title}　{reader.percent}%
      </View>
      <View className="reader__page" style={style}>
        {reader.pages[reader.pageNo]?.map(({ block, offset, text }) => (
          <Pressable key={`${block}-${offset}`} feedback="none" onPress={() => void ask(block)}>
            <BlockText
              kind={chapter?.blocks[block]?.kind ?? 'text'}
              text={text}
              isStart={offset === 0}
              className={reader.markOf(block) && `blocks--${reader.markOf(block)?.color}`}
            />
          </Pressable>
        ))}
      </View>
      {reader.error ? <View className="reader__head">{reader.error}</View> : null}
      <View className="reader__feet">
        <Button kind="soft" disabled={!reader.hasPrevious} onPress={() => void reader.turn(-1)}>
          上一页
        </Button>
        <Button kind="soft" size="s" onPress={() => show('contents')}>
          目录
        </Button>
        <Button kind="soft" size="s" onPress={() => show('settings')}>
          设置
        </Button>
        <Button kind="soft" disabled={!reader.hasNext} onPress={() => void reader.turn(1)}>
          下一页
        </Button>
      </View>
      <Contents reader={reader} isOpen={layer === 'contents'} onClose={() => show('none')} />
      <SettingsSheet reader={reader} isOpen={layer === 'settings'} onClose={() => show('none')} />
      {marked >= 0 ? <MarkSheet reader={reader} block={marked} onClose={() => mark(-1)} /> : null}
    </View>
  )
})

interface ContentsProps {
  readonly reader: Reader
  readonly isOpen: boolean
  readonly onClose: () => void
}

const Contents = observer(function Contents({ reader, isOpen, onClose }: ContentsProps) {
  const open = (chapterId: string): void => {
    onClose()
    void reader.goTo(chapterId)
  }
  return (
    <Sheet open={isOpen} onClose={onClose} title="目录" height="tall">
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
    </Sheet>
  )
})
