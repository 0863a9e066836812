import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { AudioAlbum } from '@/contracts/course/audio'
import { Resource } from '@/stores/page/Resource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { AudioRows } from '../../audio/AudioRows'
import { NowPlaying } from '../../audio/NowPlaying'
import { audioAlbumsOf, nameOfTrack, queued } from '../../audio/audioAlbumsOf'
import { audioQueueOf } from '../../audio/audioQueueOf'
import './AudioListView.scss'

/** /courses/audio-list: the recordings of one's courses and the open ones, with where each was left. */
export const AudioListView = observer(function AudioListView() {
  const stores = useStores()
  const [found] = useState(() => new Resource(() => audioAlbumsOf(stores)))
  // Heard on the page of the player meanwhile, or on another device.
  useDidShow(() => void found.load())
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(albums) => <Albums albums={albums} />}
    </Loadable>
  )
})

const Albums = observer(function Albums({ albums }: { readonly albums: readonly AudioAlbum[] }) {
  const stores = useStores()
  const queue = audioQueueOf(stores)
  if (queued(albums).length === 0) {
    return (
      <Empty
        title="还没有音频"
        hint="带音频课的课程，买好后会出现在这里"
        action={{ text: '去选课', onPress: () => void stores.navigator.go('productList') }}
      />
    )
  }
  return (
    <View className="audio-list">
      {albums.map((album) => (
        <AudioRows
          key={album.albumId}
          title={album.title}
          queue={queue}
          tracks={queued([album])}
          onChoose={(track) => void stores.navigator.go('coursesAudioAction', nameOfTrack(track))}
        />
      ))}
      <NowPlaying queue={queue} />
    </View>
  )
})
