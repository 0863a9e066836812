import { observer } from 'mobx-react'
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
  /** Text that replaces the request layer's reason. */
  failure?: string | undefined
  /** The shape of what is coming. */
  skeleton?: 'list' | 'card' | 'detail' | 'landing' | 'block' | undefined
  size?: 'page' | 'small' | undefined
  children: (value: T) => ReactNode
}

function AnyPhase<T>({
  phase,
  onRetry,
  failure,
  skeleton = 'list',
  size = 'page',
  children,
}: LoadableProps<T>) {
  if (phase.kind === 'ready') return <>{children(phase.value)}</>
  if (phase.kind === 'failed') return <Failure size={size} message={failure ?? phase.msg} onRetry={onRetry} />
  return <Skeleton variant={skeleton} />
}

/**
 * Draws the outline while loading, the failure with a retry, or the content. An observer, because `children` is a
 * function, which reads stores here.
 */
export const Loadable: typeof AnyPhase = observer(AnyPhase)
