import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import './Countdown.scss'
import { countdownParts } from './countdownParts'
import { cx } from './cx'
import { useIsPageShown } from './pageShown'
import { facts } from './target'
import { useLatest } from './useLatest'

interface CountdownProps {
  /** The moment it counts to, in milliseconds since 1970. */
  until: number
  /** What happens then. */
  label: string
  /** The server's clock minus this device's, so that a wrong device clock does not matter. */
  skewMs?: number | undefined
  /** `clock` for hours and less, `boxes` for promo pages, `days` for one big number. */
  look?: 'clock' | 'boxes' | 'days' | undefined
  /** Called once, when it reaches zero. */
  onEnd?: (() => void) | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** The time that is left, second by second. */
export function Countdown({
  until,
  label,
  skewMs = 0,
  look = 'clock',
  onEnd,
  className,
  testId,
}: CountdownProps) {
  const left = useTimeLeft(until, skewMs, onEnd)
  const parts = countdownParts(left)
  const name = cx('yt-countdown', `yt-countdown--${look}`, className)
  const said = facts({ role: 'timer', label: `${label}：还有${spokenLeft(parts)}`, testId })
  if (look === 'days') {
    return (
      <View className={name} {...said}>
        <View className="yt-countdown__days">{Math.ceil(left / 86400000)}</View>
        <View className="yt-countdown__unit">天</View>
      </View>
    )
  }
  const { days, hours, minutes, seconds } = parts
  return (
    <View className={name} {...said}>
      {days > 0 ? (
        <>
          <View className="yt-countdown__part">{days}</View>
          <View className="yt-countdown__unit">天</View>
        </>
      ) : null}
      {look === 'clock' ? (
        // One text: what a second changes is one short update for the view of a mini-program.
        `${hours}:${minutes}:${seconds}`
      ) : (
        <>
          <View className="yt-countdown__part">{hours}</View>
          <View className="yt-countdown__colon">:</View>
          <View className="yt-countdown__part">{minutes}</View>
          <View className="yt-countdown__colon">:</View>
          <View className="yt-countdown__part">{seconds}</View>
        </>
      )}
    </View>
  )
}

/** What is left in words, without what is none. */
const spokenLeft = ({ days, hours, minutes }: ReturnType<typeof countdownParts>): string =>
  [days > 0 && `${days}天`, Number(hours) > 0 && `${Number(hours)}小时`, `${Number(minutes)}分`]
    .filter(Boolean)
    .join('')

function useTimeLeft(until: number, skewMs: number, onEnd: (() => void) | undefined): number {
  const measure = (): number => Math.max(0, until - (Date.now() + skewMs))
  const [left, setLeft] = useState(measure)
  const end = useLatest(onEnd)
  const isShown = useIsPageShown()
  useEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout>
    const tick = (): void => {
      const now = Math.max(0, until - (Date.now() + skewMs))
      setLeft(now)
      if (now > 0) timer = setTimeout(tick, now % 1000 || 1000)
      else end.current?.()
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, skewMs, end, isShown])
  return left
}
