import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinRoom, studyRooms } from '@/contracts/growth/rooms'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

/** The study rooms: members, and the way in or out. */
export const RoomList = observer(function RoomList() {
  const { call, navigator, ui } = useStores()
  const found = useResource(() => call(studyRooms, {}, { quiet: true }))
  const join = async (roomId: string, title: string, isMember: boolean): Promise<void> => {
    const isDone = await new Task().succeeds(() => call(joinRoom, { params: { roomId }, body: { isMember } }))
    if (!isDone) return
    ui.say(isMember ? `已加入${title}，从现在起的学习会计入榜单` : `已退出${title}`)
    await found.load()
  }
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {({ rooms }) => (
        <List title="自习室">
          {rooms.map(({ roomId, title, members, isMember }) => (
            <Cell
              key={roomId}
              title={title}
              note={`${members} 人`}
              value={
                <View className="growth__choices">
                  <Button
                    size="s"
                    kind="ghost"
                    label={`看榜：${title}`}
                    onPress={() => void navigator.go('roomStudyRank', { board: roomId })}
                  >
                    看榜
                  </Button>
                  <Button
                    size="s"
                    kind={isMember ? 'ghost' : 'soft'}
                    label={`${isMember ? '退出' : '加入'}：${title}`}
                    onPress={() => void join(roomId, title, !isMember)}
                  >
                    {isMember ? '退出' : '加入'}
                  </Button>
                </View>
              }
            />
          ))}
        </List>
      )}
    </Loadable>
  )
})
