import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './Cell.scss'
import { cx } from '../cx'
import { Icon } from '../Icon'
import type { IconName } from '../icons/names'
import { Pressable } from '../controls/Pressable'
import { ariaProps } from '../controls/target'

interface CellProps {
  title: ReactNode
  note?: ReactNode
  /** Shown at the end: a value, a tag, a switch. */
  value?: ReactNode
  icon?: IconName | undefined
  /** Shown at the start instead of an icon: an avatar, a picture, a number. */
  lead?: ReactNode
  /** Shown when the cell leads somewhere; on when there is `onPress`, unless set to false. */
  arrow?: boolean | undefined
  tone?: 'plain' | 'danger' | undefined
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  label?: string | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** One row of a List. */
export function Cell(props: CellProps) {
  const {
    title,
    note,
    value,
    icon,
    lead,
    onPress,
    arrow = Boolean(onPress),
    tone,
    disabled,
    className,
  } = props
  const name = cx('yt-cell', tone === 'danger' && 'yt-cell--danger', className)
  const inside = (
    <>
      {icon ? <Icon name={icon} className="yt-cell__icon" /> : null}
      {lead ? <View className="yt-cell__lead">{lead}</View> : null}
      <View className="yt-cell__main">
        <View className="yt-cell__text">
          <View className="yt-cell__title">{title}</View>
          {note ? <View className="yt-cell__note">{note}</View> : null}
        </View>
        {value === undefined || value === null ? null : <View className="yt-cell__value">{value}</View>}
        {arrow ? <Icon name="next" className="yt-cell__arrow" /> : null}
      </View>
    </>
  )
  if (!onPress) {
    return (
      <View className={name} {...ariaProps({ testId: props.testId })}>
        {inside}
      </View>
    )
  }
  return (
    <Pressable
      className={name}
      feedback="row"
      onPress={onPress}
      disabled={disabled}
      label={props.label}
      testId={props.testId}
    >
      {inside}
    </Pressable>
  )
}
