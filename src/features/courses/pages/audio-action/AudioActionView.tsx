import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { AudioAlbum } from '@/contracts/course/audio'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { AudioKeys } from '../../audio/AudioKeys'
import { AudioRows } from '../../audio/AudioRows'
import { audioAlbumsOf, queued, trackNamed } from '../../audio/audioAlbumsOf'
import { audioQueueOf } from '../../audio/audioQueueOf'
import '../audio-list/AudioListView.scss'

/** /audio-action and /courses/audio-action: the player of recordings; without a name what was heard last, or the first. */
export const AudioActionView = observer(function AudioActionView() {
  const stores = useStores()
  const albums = useResource(() => audioAlbumsOf(stores), stores.session.uid)
  return (
    <Loadable phase={albums.phase} skeleton="detail" onRetry={() => void albums.load()}>
      {(value) => <Player key={stores.session.uid} albums={value} />}
    </Loadable>
  )
})

const Player = observer(function Player({ albums }: { readonly albums: readonly AudioAlbum[] }) {
  const stores = useStores()
  const { given } = useRoute()
  const queue = audioQueueOf(stores)
  useEffect(() => {
    queue.offer(queued(albums))
    queue.point(trackNamed(albums, given))
  }, [queue, albums, given])
  if (albums.length === 0) {
    return (
      <Empty
        title="还没有音频"
        hint="录好一期，就在这里放一期"
        action={{ text: '去选课', onPress: () => void stores.navigator.go('productList') }}
      />
    )
  }
  const { track } = queue
  return (
    <View className="audio-player">
      <AudioKeys queue={queue} />
      {albums.map((album) => (
        <AudioRows
          key={album.albumId}
          title={album.title}
          queue={queue}
          tracks={queued([album])}
          onChoose={queue.choose}
        />
      ))}
      {track ? (
        <Card>
          <View className="audio-player__note">这一段说了什么</View>
          {track.lines.map(({ text, meaning }) => (
            <View key={text} className="audio-player__line">
              <View>{text}</View>
              {meaning === undefined ? null : <View className="audio-player__note">{meaning}</View>}
            </View>
          ))}
        </Card>
      ) : null}
    </View>
  )
})
