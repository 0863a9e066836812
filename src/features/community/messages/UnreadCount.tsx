import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { unreadNotices } from '@/contracts/community/messages'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Badge } from '@/ui/feedback/Badge'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

/** The number of unread messages beside a way to them; nothing for a stranger. */
export const UnreadCount = observer(function UnreadCount() {
  const { session } = useStores()
  return (
    <View>
      {session.isLoggedIn ? (
        <Unread
          key={session.uid}
          uid={session.uid}
          draw={(total) => <Badge value={total} label={`${total} 条未读`} />}
        />
      ) : null}
    </View>
  )
})

/** A way to the messages while some are unread. */
export const UnreadLine = observer(function UnreadLine() {
  const { navigator, session } = useStores()
  // Wrap in a View: inserting a middle child makes a mini-program resend all that follow.
  return (
    <View>
      {session.isLoggedIn ? (
        <Unread
          key={session.uid}
          uid={session.uid}
          draw={(total) => (
            <List>
              <Cell
                icon="message"
                title={`${total} 条未读消息`}
                onPress={() => void navigator.go('messageInformation')}
              />
            </List>
          )}
        />
      ) : null}
    </View>
  )
})

interface UnreadProps {
  readonly uid: string
  readonly draw: (total: number) => ReactNode
}

const Unread = observer(function Unread({ uid, draw }: UnreadProps) {
  const { call } = useStores()
  const found = useResource(() => call(unreadNotices, { params: { uid } }, { quiet: true }))
  // They may have been read on the next page, or on another device.
  useDidShow(() => void found.load())
  const total = found.value?.total ?? 0
  return <>{total > 0 ? draw(total) : null}</>
})
