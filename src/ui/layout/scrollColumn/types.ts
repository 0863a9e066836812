import type { ReactNode } from 'react'

/** Props of a column that scrolls by itself. */
export interface ScrollColumnProps {
  readonly className?: string | undefined
  /** How far it is scrolled, in pixels, at most once a frame. */
  readonly onScroll: (top: number) => void
  readonly label: string
  readonly children: ReactNode
}
