import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Segmented } from '@/ui/controls/Segmented'
import { RATES, type AudioSession } from './AudioSession'
import './audio.scss'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What plays, how far it is, and the keys. */
export const AudioControls = observer(function AudioControls({
  session,
}: {
  readonly session: AudioSession
}) {
  const { track, seconds, isPlaying, hasFailed, rate } = session
  if (!track) return null
  return (
    <Card>
      <View className="part__stack">
        <View className="part__title">{track.title}</View>
        <ProgressBar value={seconds / Math.max(1, track.seconds)} label="播放进度" />
        <View className="audio__times">
          <View>{clock(seconds)}</View>
          <View>{hasFailed ? '没能播放，请检查网络后再试' : clock(track.seconds)}</View>
        </View>
        <View className="audio__keys">
          <Button kind="ghost" label="后退10秒" onPress={() => session.step(-1)}>
            −10
          </Button>
          <Button className="audio__play" onPress={session.toggle}>
            {isPlaying ? '暂停' : '播放'}
          </Button>
          <Button kind="ghost" label="前进10秒" onPress={() => session.step(1)}>
            +10
          </Button>
        </View>
        <Button block kind="soft" onPress={() => session.choose(session.index + 1)}>
          下一组
        </Button>
        <Segmented
          label="播放速度"
          items={RATES.map((one) => ({ key: String(one), text: `${one}×` }))}
          value={String(rate)}
          onChange={(key) => session.setRate(RATES.find((one) => String(one) === key) ?? 1)}
        />
      </View>
    </Card>
  )
})
