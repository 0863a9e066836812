import { observer } from 'mobx-react'
import { useState } from 'react'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { type Likeable, LikeToggle } from './LikeToggle'

interface LikeButtonProps extends Likeable {
  /** The thing that is liked, for screen readers. */
  readonly name: string
}

/** Likes a thing, with the number of likes. */
export const LikeButton = observer(function LikeButton({ name, ...target }: LikeButtonProps) {
  const stores = useStores()
  const [toggle] = useState(() => new LikeToggle(stores, target))
  const face = `${toggle.isLiked ? '已赞' : '赞'}${toggle.likes > 0 ? ` ${toggle.likes}` : ''}`
  return (
    <Button
      kind={toggle.isLiked ? 'soft' : 'ghost'}
      size="s"
      label={`${face}：${name}`}
      onPress={() => void toggle.toggle()}
    >
      {face}
    </Button>
  )
})
