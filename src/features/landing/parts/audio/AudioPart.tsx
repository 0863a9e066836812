import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { audioTracks, type AudioTrack } from '@/contracts/promo/audioTracks'
import { audio } from '@/platform/audio'
import { storage } from '@/platform/storage'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { absoluteAddress } from '@/lib/absoluteAddress'
import type { PartProps } from '../PartProps'
import { AudioControls } from './AudioControls'
import { AudioSession } from './AudioSession'

const addressOf = (url: string): string => absoluteAddress(url, siteConfig.apiBase)

/** Words and sentences to listen to, group by group. */
export const AudioPart = observer(function AudioPart({ row }: PartProps) {
  const { call } = useStores()
  const found = useResource(() => call(audioTracks, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {(tracks) => {
        const own = tracks.filter(({ subject }) => row.subject === undefined || subject === row.subject)
        return own.length > 0 ? (
          <Listening tracks={own} />
        ) : (
          <Empty size="small" title={`${row.subject ?? ''}音频还在录制`} hint="录好一期，就在这里放一期" />
        )
      }}
    </Loadable>
  )
})

const Listening = observer(function Listening({ tracks }: { readonly tracks: readonly AudioTrack[] }) {
  const session = usePageStore(() => new AudioSession({ audio, storage: storage.local, addressOf }, tracks))
  return (
    <View className="part__stack">
      <AudioControls session={session} />
      <List title="全部音频">
        {tracks.map(({ trackId, title, seconds, lines }, index) => (
          <Cell
            key={trackId}
            title={title}
            note={`${lines.length / 2} 个词 · ${seconds} 秒`}
            value={index === session.index ? <Tag tone="brand">正在听</Tag> : undefined}
            onPress={() => session.choose(index)}
          />
        ))}
      </List>
      <Card>
        <View className="part__note">这一组说了什么</View>
        {session.track?.lines.map(({ text, meaning }) => (
          <View key={text} className="audio__line">
            <View>{text}</View>
            <View className="part__note">{meaning}</View>
          </View>
        ))}
      </Card>
    </View>
  )
})
