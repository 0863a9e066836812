import { View } from '@tarojs/components'
import { Art } from '../media/Art'
import { Button } from '../controls/Button'
import { cx } from '../cx'
import './Empty.scss'
import { ariaProps } from '../controls/target'

/** Props of Failure. */
export interface FailureProps {
  title?: string | undefined
  /** What went wrong, in words for the learner. */
  message?: string | undefined
  onRetry?: (() => void) | undefined
  retryText?: string | undefined
  /** Turns the spinner while the retry runs. */
  retrying?: boolean | undefined
  size?: 'page' | 'small' | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** What stands where something could not be loaded: says what and offers another try. */
export function Failure(props: FailureProps) {
  const {
    title = '没能加载出来',
    message = '网络好像不太稳定，请稍后再试',
    onRetry,
    retryText = '重新加载',
  } = props
  const { retrying, size = 'page', className, testId = 'failure' } = props
  return (
    <View
      className={cx('yt-empty', `yt-empty--${size}`, className)}
      {...ariaProps({ role: 'alert', testId })}
    >
      <Art name="offline" />
      <View className="yt-empty__title">{title}</View>
      <View className="yt-empty__hint">{message}</View>
      {onRetry ? (
        <Button
          kind="soft"
          icon="refresh"
          className="yt-empty__action"
          loading={retrying}
          onPress={onRetry}
          testId="failure-retry"
        >
          {retryText}
        </Button>
      ) : null}
    </View>
  )
}
