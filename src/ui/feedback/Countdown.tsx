import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import './Countdown.scss'
import { countdownParts } from './countdownParts'
import { cx } from '../cx'
import { useIsPageShown } from '../pageShown'
import { ariaProps } from '../controls/target'
import { useLatest } from '../useLatest'

interface CountdownProps {
  /** The moment it counts to, in milliseconds since 1970. */
  until: number
  /** Label of the target time. */
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
  const { days, hours, minutes, seconds } = countdownParts(left)
  // Omit zero parts when spoken.
  const spoken = `${days}天${Number(hours)}小时${Number(minutes)}分`.replace(/^0天(0小时)?/, '')
  const name = cx('yt-countdown', `yt-countdown--${look}`, className)
  const said = ariaProps({ role: 'timer', label: `${label}：还有${spoken}`, testId })
  if (look === 'days') {
    return (
      <View className={name} {...said}>
        <View className="yt-countdown__days">{Math.ceil(left / 86400000)}</View>
        <View className="yt-countdown__unit">天</View>
      </View>
    )
  }
  const face = [hours, ':', minutes, ':', seconds]
  return (
    <View className={name} {...said}>
      {days > 0 ? (
        <>
          <View className="yt-countdown__part">{days}</View>
          <View className="yt-countdown__unit">天</View>
        </>
      ) : null}
      {/* One text node: a tick then costs a single short update of the mini-program's view. */}
      {look === 'clock'
        ? face.join('')
        : face.map((part, at) => (
            <View key={at} className={`yt-countdown__${at % 2 ? 'colon' : 'part'}`}>
              {part}
            </View>
          ))}
    </View>
  )
}

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
