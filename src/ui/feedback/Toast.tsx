import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Spinner } from './Spinner'
import { ariaProps } from '../controls/target'
import './Toast.scss'
import { useLatest } from '../useLatest'

/** A toast. A new object shows again, even with the same text. */
export interface ToastData {
  text: string
  kind?: 'plain' | 'success' | 'error' | 'loading' | undefined
  /** 2 seconds by default; a loading toast stays until it is removed. */
  durationMs?: number | undefined
}

interface ToastProps {
  toast: ToastData | null
  /** Called when its time is over: set the toast to null. */
  onDone: () => void
}

/** A short message over the page that goes away by itself and takes no tap. */
export function Toast({ toast, onDone }: ToastProps) {
  const done = useLatest(onDone)
  useEffect(() => {
    if (!toast || toast.kind === 'loading') return undefined
    const timer = setTimeout(() => done.current?.(), toast.durationMs ?? 2000)
    return () => clearTimeout(timer)
  }, [toast, done])
  // The status element is there before the text: screen readers announce what changes in it.
  return (
    <View className="yt-toast" {...ariaProps({ role: 'status', live: 'polite', testId: 'toast' })}>
      {toast ? (
        <View className={cx('yt-toast__box', `yt-toast__box--${toast.kind ?? 'plain'}`)}>
          {toast.kind === 'loading' ? <Spinner size="s" /> : null}
          {toast.kind === 'success' ? <Icon name="done" /> : null}
          {toast.kind === 'error' ? <Icon name="warn" /> : null}
          <View className="yt-toast__text">{toast.text}</View>
        </View>
      ) : null}
    </View>
  )
}
