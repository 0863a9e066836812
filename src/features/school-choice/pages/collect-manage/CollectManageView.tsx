import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Favourite, favourites, orderFavourites, removeFavourites } from '@/contracts/choose/plans'
import type { RouteId } from '@/routes/table'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Empty } from '@/ui/feedback/Empty'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import '../../schoolChoice.scss'

type Kind = Favourite['kind']

const KINDS: readonly { readonly key: Kind; readonly text: string }[] = [
  { key: 'school', text: '院校' },
  { key: 'major', text: '专业' },
  { key: 'programme', text: '招生项目' },
]

const PAGES: Readonly<
  Record<Kind, { readonly open: RouteId; readonly find: RouteId; readonly param: string }>
> = {
  school: { open: 'yzInfoAcademyInfo', find: 'yzInfoSchoolSearch', param: 'id' },
  major: { open: 'yzInfoMajorInfo', find: 'yzInfoMajorIntroduction', param: 'code' },
  programme: { open: 'yzInfoMajorDetail', find: 'chooseDataBase', param: 'id' },
}

const MOST = 100

/** /yz-info/collect/manage: favourites: open, move to the top, remove many. */
export const CollectManageView = observer(function CollectManageView() {
  const [kind, setKind] = useState<Kind>('school')
  return (
    <View className="choice-page choice-page--bar">
      <Segmented items={KINDS} value={kind} onChange={setKind} label="收藏的种类" />
      <Favourites key={kind} kind={kind} />
    </View>
  )
})

interface OpenFavouriteProps {
  readonly kind: Kind
  readonly favourite: Favourite
}

/** A favourite that opens its page. */
const OpenFavourite = observer(function OpenFavourite({ kind, favourite }: OpenFavouriteProps) {
  const { navigator } = useStores()
  const { targetId, name, note } = favourite
  const { open, param } = PAGES[kind]
  return <Cell title={name} note={note} onPress={() => void navigator.go(open, { [param]: targetId })} />
})

interface ManagedFavouriteProps {
  readonly favourite: Favourite
  readonly isChosen: boolean
  readonly onChoose: (on: boolean) => void
  readonly onRaise: () => void
}

/** A favourite that can be chosen for removal, or moved to the top. */
const ManagedFavourite = observer(function ManagedFavourite(props: ManagedFavouriteProps) {
  const { favourite, isChosen, onChoose, onRaise } = props
  const { targetId, name, note } = favourite
  return (
    <Cell
      title={
        <Checkbox checked={isChosen} onChange={onChoose} label={name} testId={`favourite-${targetId}`} />
      }
      note={note}
      value={
        <Button kind="ghost" size="s" label={`置顶${name}`} onPress={onRaise}>
          置顶
        </Button>
      }
    />
  )
})

interface ManageBarProps {
  readonly isManaging: boolean
  readonly onManage: (on: boolean) => void
  /** The number of favourites chosen for removal. */
  readonly count: number
  readonly task: Task
  readonly onRemove: () => void
}

/** Starts and ends managing, and removes the chosen favourites. */
const ManageBar = observer(function ManageBar(props: ManageBarProps) {
  const { isManaging, onManage, count, task, onRemove } = props
  return (
    <FootBar>
      <Button kind="soft" onPress={() => onManage(!isManaging)} testId="favourites-manage">
        {isManaging ? '完成' : '管理'}
      </Button>
      {isManaging ? (
        <Button
          kind="danger"
          loading={task.isRunning}
          disabled={count === 0}
          onPress={onRemove}
          testId="favourites-remove"
        >
          {`移除 ${count} 项`}
        </Button>
      ) : null}
    </FootBar>
  )
})

const Favourites = observer(function Favourites({ kind }: { readonly kind: Kind }) {
  const { call, session, navigator, ui } = useStores()
  const [isManaging, setManaging] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [task] = useState(() => new Task())
  const params = { uid: session.uid }
  const found = useResource(() => call(favourites, { params, query: { kind, size: MOST } }, { quiet: true }))
  const act = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    if (!(await task.succeeds(work))) return
    setChosen([])
    await found.load()
    ui.say(said)
  }
  const choose = (id: string, on: boolean): void =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  const remove = (): void =>
    void act(() => call(removeFavourites, { params, body: { kind, ids: [...chosen] } }), '已移除')
  const raise = (id: string, list: readonly Favourite[]): void => {
    const ids = [id, ...list.map(({ targetId }) => targetId).filter((one) => one !== id)]
    void act(() => call(orderFavourites, { params, body: { kind, ids } }), '已置顶')
  }
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty
            title="还没有收藏"
            hint="在院校、专业或招生项目页点“收藏”"
            action={{ text: '去看看', onPress: () => void navigator.go(PAGES[kind].find, {}) }}
          />
        ) : (
          <>
            <List label="收藏">
              {list.map((favourite) =>
                isManaging ? (
                  <ManagedFavourite
                    key={favourite.targetId}
                    favourite={favourite}
                    isChosen={chosen.includes(favourite.targetId)}
                    onChoose={(on) => choose(favourite.targetId, on)}
                    onRaise={() => raise(favourite.targetId, list)}
                  />
                ) : (
                  <OpenFavourite key={favourite.targetId} kind={kind} favourite={favourite} />
                ),
              )}
            </List>
            <ManageBar
              isManaging={isManaging}
              onManage={setManaging}
              count={chosen.length}
              task={task}
              onRemove={remove}
            />
          </>
        )
      }
    </Loadable>
  )
})
