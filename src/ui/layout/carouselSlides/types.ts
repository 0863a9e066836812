import type { ReactNode } from 'react'

/** Props of the moving part of a Carousel, which each target draws its own way. */
export interface SlidesProps {
  slides: readonly { key: string; content: ReactNode }[]
  label: string
  index: number
  onIndex: (index: number) => void
  /** Milliseconds a slide stays; 0 for no movement by itself. */
  stayMs: number
}
