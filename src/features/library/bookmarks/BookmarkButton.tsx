import { observer } from 'mobx-react'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { BookmarkToggle, type BookmarkTarget } from './BookmarkToggle'

/** Bookmarks a thing, or takes the bookmark back. */
export const BookmarkButton = observer(function BookmarkButton(target: BookmarkTarget) {
  const stores = useStores()
  const toggle = usePageStore(() => new BookmarkToggle(stores, target))
  return (
    <Button
      kind="soft"
      size="s"
      icon="star"
      loading={toggle.isBusy}
      label={`${toggle.isKept ? '已收藏，取消' : '收藏'}：${target.title}`}
      onPress={() => void toggle.toggle()}
    >
      {toggle.isKept ? '已收藏' : '收藏'}
    </Button>
  )
})
