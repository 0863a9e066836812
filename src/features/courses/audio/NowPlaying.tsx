import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { FootBar } from '@/ui/layout/FootBar'
import { Pressable } from '@/ui/controls/Pressable'
import { nameOfTrack } from './audioAlbumsOf'
import type { AudioQueue } from './AudioQueue'

/** The bar at the foot: the current recording, a pause button, and a link to its page. */
export const NowPlaying = observer(function NowPlaying({ queue }: { readonly queue: AudioQueue }) {
  const { navigator } = useStores()
  const { track, isPlaying } = queue
  if (!track) return null
  const { title, album } = track
  return (
    <FootBar>
      <View className="now-playing">
        <Pressable
          className="yt-grow"
          role="link"
          label={`打开播放页：${title}`}
          onPress={() => void navigator.go('coursesAudioAction', nameOfTrack(track))}
        >
          <View className="now-playing__title">{title}</View>
          <View className="audio-player__note">{album}</View>
        </Pressable>
        <Button size="s" onPress={queue.toggle} testId="now-playing">
          {isPlaying ? '暂停' : '播放'}
        </Button>
      </View>
    </FootBar>
  )
})
