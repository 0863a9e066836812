import { useState, type ComponentType } from 'react'
import { Failure, type FailureProps } from './feedback/Failure'
import { useLazy } from './useLazy'

/** A piece whose files load when it is first drawn; where they do not come it says so and offers another try. */
export const lazyPiece = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  size: FailureProps['size'] = 'page',
) =>
  function LazyPiece(props: Props) {
    const [hasFailed, setFailed] = useState(false)
    const Piece = useLazy(!hasFailed, load, () => setFailed(true))
    if (Piece) return <Piece {...props} />
    if (!hasFailed) return null
    return <Failure size={size} title="页面没有加载出来" retryText="重试" onRetry={() => setFailed(false)} />
  }
