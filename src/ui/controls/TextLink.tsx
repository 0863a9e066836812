import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Pressable } from './Pressable'
import './TextLink.scss'

interface TextLinkProps {
  children: ReactNode
  onPress: () => void
  label?: string | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A link inside running text: an agreement, a rule, a way to learn more. */
export function TextLink({ children, onPress, label, className, testId }: TextLinkProps) {
  return (
    <Pressable
      role="link"
      className={cx('yt-text-link', className)}
      label={label}
      onPress={onPress}
      testId={testId}
      contained
    >
      {children}
    </Pressable>
  )
}
