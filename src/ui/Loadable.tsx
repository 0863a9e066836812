import type { ReactNode } from 'react'
import { Failure } from './Failure'
import { Skeleton } from './Skeleton'

/** Something that is being fetched, in any of its states. */
export type LoadPhase<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly msg: string }

interface LoadableProps<T> {
  phase: LoadPhase<T>
  onRetry: () => void
  /** The shape of what is coming. */
  skeleton?: 'list' | 'card' | 'detail' | 'landing' | 'block' | undefined
  size?: 'page' | 'small' | undefined
  children: (value: T) => ReactNode
}

/** Draws the outline while loading, the failure with a retry, or the content. */
export function Loadable<T>({
  phase,
  onRetry,
  skeleton = 'list',
  size = 'page',
  children,
}: LoadableProps<T>) {
  if (phase.kind === 'ready') return <>{children(phase.value)}</>
  if (phase.kind === 'failed') return <Failure size={size} message={phase.msg} onRetry={onRetry} />
  return <Skeleton variant={skeleton} />
}
