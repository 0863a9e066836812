import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { addBookmark } from '@/contracts/library/bookmarks'
import { placeKey } from '@/domain/library/bookmarkKinds'
import { storage } from '@/platform/storage'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Pressable } from '@/ui/controls/Pressable'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { cx } from '@/ui/cx'
import { Reader, type WantedPlace } from '../../reader/Reader'
import { MarkSheet } from '../../reader/MarkSheet'
import { PlacesSheet } from '../../reader/PlacesSheet'
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
  return <OpenBook bookId={given['id']} wanted={wantedOf(given['chapter'], given['at'])} />
}

/** The place of an address; `at` is a paragraph and a character of it, as 3.40. */
const wantedOf = (chapterId: string | undefined, at: string | undefined): WantedPlace | undefined => {
  if (!chapterId) return undefined
  const [, block, offset] = /^(\d{1,9})\.(\d{1,9})$/.exec(at ?? '') ?? []
  return block === undefined
    ? { chapterId }
    : { chapterId, anchor: { block: Number(block), offset: Number(offset) } }
}

interface OpenBookProps {
  readonly bookId: string
  readonly wanted: WantedPlace | undefined
}

const OpenBook = observer(function OpenBook({ bookId, wanted }: OpenBookProps) {
  const { call, session, outbox, clock } = useStores()
  const reader = usePageStore(
    () => new Reader({ call, session, outbox, clock, storage: storage.local }, bookId, wanted),
  )
  if (reader.error && !reader.chapter)
    return <Failure message={reader.error} onRetry={() => void reader.open()} />
  if (!reader.chapter) return <Skeleton variant="detail" />
  return <Page reader={reader} />
})

/** Bookmarks keep so much of a title. */
const LONGEST_TITLE = 80

type Layer = 'none' | 'contents' | 'settings'

const Page = observer(function Page({ reader }: { readonly reader: Reader }) {
  const { loginFlow } = useStores()
  const [layer, show] = useState<Layer>('none')
  const [marked, mark] = useState(-1)
  const { chapter, settings } = reader
  const style = { fontSize: `${settings.size}px`, lineHeight: settings.leading }
  const isScrolling = settings.flow === 'scroll'
  useReachBottom(() => {
    if (isScrolling && reader.pageNo < reader.pages.length - 1) void reader.turn(1)
  })
  const ask = async (block: number): Promise<void> => {
    if (await loginFlow.require()) mark(block)
  }
  // The sheets stand beside what is dimmed: a filter would hold them at the text instead of at the screen.
  return (
    <>
      <View
        className={cx('reader', `reader--${settings.theme}`)}
        style={{ filter: settings.brightness < 1 ? `brightness(${settings.brightness})` : 'none' }}
      >
        <View className="reader__head">
          <View>
            {chapter?.title}　{reader.percent}%
          </View>
          <PlaceBookmark reader={reader} />
        </View>
        <View className="reader__page" style={style}>
          {reader.shownPieces.map(({ block, offset, text }) => (
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
            {isScrolling ? '往前' : '上一页'}
          </Button>
          <Button kind="soft" size="s" onPress={() => show('contents')}>
            目录
          </Button>
          <Button kind="soft" size="s" onPress={() => show('settings')}>
            设置
          </Button>
          <Button kind="soft" disabled={!reader.hasNext} onPress={() => void reader.turn(1)}>
            {isScrolling ? '往后' : '下一页'}
          </Button>
        </View>
      </View>
      <PlacesSheet reader={reader} isOpen={layer === 'contents'} onClose={() => show('none')} />
      <SettingsSheet reader={reader} isOpen={layer === 'settings'} onClose={() => show('none')} />
      {marked >= 0 ? <MarkSheet reader={reader} block={marked} onClose={() => mark(-1)} /> : null}
    </>
  )
})

/** Bookmarks the place where the learner reads. */
const PlaceBookmark = observer(function PlaceBookmark({ reader }: { readonly reader: Reader }) {
  const { call, session, loginFlow, ui } = useStores()
  const [task] = useState(() => new Task())
  const add = async (): Promise<void> => {
    if (!(await loginFlow.require())) return
    const { book, chapter, bookId, anchor, percent } = reader
    const targetId = placeKey({ bookId, chapterId: chapter?.chapterId ?? '', ...anchor })
    const title = `${book?.title ?? ''} ${chapter?.title ?? ''} ${percent}%`.slice(0, LONGEST_TITLE)
    const params = { uid: session.uid, kind: 'place', targetId } as const
    if (await task.succeeds(() => call(addBookmark, { params, body: { title } })))
      ui.say('已加书签，可在“我的收藏”里查看')
  }
  return (
    <Button kind="soft" size="s" icon="star" loading={task.isRunning} onPress={() => void add()}>
      加书签
    </Button>
  )
})
