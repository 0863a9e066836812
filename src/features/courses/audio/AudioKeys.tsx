import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Slider } from '@/ui/controls/slider'
import { Slot } from '@/ui/layout/Slot'
import { secondsText } from './secondsText'
import { type AudioQueue, RATES, type Sleep, SLEEPS } from './AudioQueue'

const SLEEP_TEXT: Readonly<Record<Sleep, string>> = {
  off: '不定时',
  '15': '15 分钟',
  '30': '30 分钟',
  '60': '60 分钟',
  track: '听完这段',
}

/** What plays, how far it is, and the keys: play, ±15 seconds, one back and on, speed, and when to stop by itself. */
export const AudioKeys = observer(function AudioKeys({ queue }: { readonly queue: AudioQueue }) {
  const { track, isPlaying, hasFailed, rate, sleep } = queue
  if (!track) return null
  return (
    <>
      <Card>
        <View className="audio-player__card">
          <View>
            <View className="audio-player__title">{track.title}</View>
            <View className="audio-player__note">{track.album}</View>
          </View>
          <Progress queue={queue} />
          <Slot>
            {hasFailed ? <View className="audio-player__note">没能播放，请检查网络后再试</View> : null}
          </Slot>
          <View className="audio-player__keys">
            <Button kind="ghost" label="上一段" onPress={queue.previous}>
              上一段
            </Button>
            <Button kind="promo" onPress={queue.toggle} testId="audio-play">
              {isPlaying ? '暂停' : '播放'}
            </Button>
            <Button kind="ghost" label="下一段" onPress={queue.next}>
              下一段
            </Button>
          </View>
          <View className="audio-player__keys">
            <Button size="s" kind="soft" label="后退15秒" onPress={() => queue.step(-1)}>
              −15 秒
            </Button>
            <Button size="s" kind="soft" label="前进15秒" onPress={() => queue.step(1)}>
              +15 秒
            </Button>
          </View>
        </View>
      </Card>
      <Card>
        <View className="audio-player__card">
          <View className="audio-player__note">速度</View>
          <Choice
            label="播放速度"
            columns={3}
            options={RATES.map((one) => ({ key: String(one), text: `${one}×` }))}
            value={String(rate)}
            onChange={(key) => queue.setRate(RATES.find((one) => String(one) === key) ?? 1)}
          />
          <View className="audio-player__note">定时关闭</View>
          <Choice
            label="定时关闭"
            columns={3}
            options={SLEEPS.map((key) => ({ key, text: SLEEP_TEXT[key] }))}
            value={sleep}
            onChange={queue.setSleep}
          />
        </View>
      </Card>
    </>
  )
})

/** An observer of its own: each second draws this and nothing else. */
const Progress = observer(function Progress({ queue }: { readonly queue: AudioQueue }) {
  const { seconds, track } = queue
  const whole = track?.seconds ?? 0
  return (
    <View>
      <Slider
        label="播放进度"
        value={seconds}
        max={whole}
        valueText={secondsText(seconds)}
        onChange={queue.seek}
        testId="audio-place"
      />
      <View className="audio-player__times">
        <View>{secondsText(seconds)}</View>
        <View>{secondsText(whole)}</View>
      </View>
    </View>
  )
})
