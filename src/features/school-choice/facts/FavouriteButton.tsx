import { observer } from 'mobx-react'
import { useState } from 'react'
import { addFavourite, type Favourite, isFavourite, removeFavourites } from '@/contracts/choose/plans'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

interface FavouriteButtonProps {
  readonly kind: Favourite['kind']
  readonly id: string
}

/** Adds or removes a favourite; a visitor logs in first. */
export const FavouriteButton = observer(function FavouriteButton({ kind, id }: FavouriteButtonProps) {
  const { call, session, ui } = useStores()
  const [task] = useState(() => new Task())
  const state = useResource(
    () =>
      session.isLoggedIn
        ? call(isFavourite, { params: { uid: session.uid, kind, id } }, { quiet: true })
        : Promise.resolve({ kept: false }),
    session.uid,
  )
  const isKept = state.value?.kept ?? false
  const toggle = async (): Promise<void> => {
    if (!session.isLoggedIn && !(await ui.openDialog({ kind: 'login' }))) return
    const { uid } = session
    const work = () =>
      isKept
        ? call(removeFavourites, { params: { uid }, body: { kind, ids: [id] } })
        : call(addFavourite, { params: { uid, kind, id } })
    if (!(await task.succeeds(work))) return
    state.set({ kept: !isKept })
    ui.say(isKept ? '已取消收藏' : '已收藏')
  }
  return (
    <Button
      kind="soft"
      icon="star"
      loading={task.isRunning}
      onPress={() => void toggle()}
      testId="favourite-toggle"
    >
      {isKept ? '已收藏' : '收藏'}
    </Button>
  )
})
