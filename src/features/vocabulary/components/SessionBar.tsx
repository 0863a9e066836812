import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { ProgressRing } from '@/ui/charts/ProgressRing'
import type { AutoPlay } from '../stores/AutoPlay'
import type { MemorySession } from '../stores/MemorySession'
import './SessionBar.scss'

interface SessionBarProps {
  readonly session: MemorySession
  readonly autoPlay: AutoPlay
}

type SessionPart = Pick<SessionBarProps, 'session'>

/** How far today is, the row of right answers, and the two tools of a session: undo and sound. */
export const SessionBar = observer(function SessionBar({ session, autoPlay }: SessionBarProps) {
  const { figures } = session
  return (
    <View className="session-bar">
      <ProgressRing size="s" value={figures?.share ?? 0} label="今天的进度" tone="success">
        <View className="session-bar__left">{figures?.left ?? ''}</View>
      </ProgressRing>
      <View className="yt-grow">
        <View className="session-bar__text">
          {figures ? `新词 ${figures.fresh} · 复习 ${figures.due + figures.learning}` : ''}
        </View>
        <Run session={session} />
      </View>
      <Pressable
        className="session-bar__tool"
        label="自动发音"
        checked={autoPlay.isOn}
        role="switch"
        onPress={autoPlay.toggle}
      >
        <Icon name={autoPlay.isOn ? 'x-volume' : 'x-mute'} />
        <View className="session-bar__name">发音</View>
      </Pressable>
      <Undo session={session} />
    </View>
  )
})

// Parts of their own: a tap changes them, and the figures only after it.
const Run = observer(function Run({ session }: SessionPart) {
  const { run } = session
  return <View className="session-bar__run">{run >= 3 ? `连对 ${run} 个` : ''}</View>
})

const Undo = observer(function Undo({ session }: SessionPart) {
  return (
    <Pressable
      className="session-bar__tool"
      disabled={!session.canUndo}
      onPress={session.undo}
      testId="memory-undo"
    >
      <Icon name="x-undo" />
      <View className="session-bar__name">撤销</View>
    </Pressable>
  )
})
