import { View } from '@tarojs/components'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/controls/Button'
import { BroadcastVideo } from './BroadcastVideo'

/** Back-off between retries after a failure, so that playback resumes without a tap. */
const AGAIN_AFTER_MS = [1000, 2000, 4000, 8000, 16_000]

interface RetriedVideoProps extends Omit<
  ComponentProps<typeof BroadcastVideo>,
  'onError' | 'onMove' | 'startAt'
> {
  /** Whether a retry resumes where the picture broke; otherwise at the live edge. */
  readonly goesOnAtItsPlace?: boolean
  /** Message when the picture does not return by itself. */
  readonly failure: string
}

/** A broadcast that comes back by itself when it breaks, and by a press when it did not for half a minute. */
export function RetryingVideo({ failure, goesOnAtItsPlace = false, ...video }: RetriedVideoProps) {
  const [turn, setTurn] = useState(0)
  const [phase, setPhase] = useState<'shown' | 'broken' | 'failed'>('shown')
  const tries = useRef(0)
  const place = useRef(0)
  const open = (): void => {
    setTurn(turn + 1)
    setPhase('shown')
  }
  useEffect(() => {
    if (phase !== 'broken') return undefined
    const timer = setTimeout(open, AGAIN_AFTER_MS[tries.current])
    tries.current += 1
    return () => clearTimeout(timer)
  }, [phase])
  const moved = (second: number): void => {
    tries.current = 0
    place.current = second
  }
  const retry = (): void => {
    tries.current = 0
    open()
  }
  if (phase === 'shown')
    return (
      <BroadcastVideo
        key={turn}
        {...video}
        startAt={goesOnAtItsPlace ? place.current : undefined}
        onMove={moved}
        onError={() => setPhase(tries.current < AGAIN_AFTER_MS.length ? 'broken' : 'failed')}
      />
    )
  return (
    <View className="live__broken">
      <View className="live__note">{phase === 'broken' ? '画面断开了，正在重新连接…' : failure}</View>
      <Button icon="refresh" onPress={retry} testId="live-retry">
        重新连接
      </Button>
    </View>
  )
}
