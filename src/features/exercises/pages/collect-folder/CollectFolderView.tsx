import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Folder } from '@/contracts/exercise/folders'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Sheet } from '@/ui/layout/Sheet'
import { FolderName } from '../../folders/FolderName'
import { FolderStore } from '../../folders/FolderStore'
import '../../exercises.scss'

/** /exercises/collect-folder: the folders of collected questions; made, renamed and removed here. */
export const CollectFolderView = observer(function CollectFolderView() {
  const { call, session } = useStores()
  const folderStore = usePageStore(() => new FolderStore({ call, session }))
  useDidShow(() => void folderStore.found.load())
  const [chosen, choose] = useState<Folder>()
  return (
    <View className="exercise">
      <Loadable phase={folderStore.found.phase} skeleton="list" onRetry={() => void folderStore.found.load()}>
        {(list) => (
          <>
            {list.length ? (
              list.map((folder) => (
                <Row key={folder.folderId} folder={folder} onEdit={() => choose(folder)} />
              ))
            ) : (
              <Empty size="small" title="还没有收藏夹" hint="建一个，再从错题详情里把题目收进来" />
            )}
            <Card>
              <FolderName text="新建收藏夹" busy={folderStore.isBusy} onName={folderStore.add} />
            </Card>
          </>
        )}
      </Loadable>
      <Sheet open={chosen !== undefined} onClose={() => choose(undefined)} title="管理收藏夹">
        {chosen ? <Edit folder={chosen} folderStore={folderStore} onDone={() => choose(undefined)} /> : null}
      </Sheet>
    </View>
  )
})

interface RowProps {
  readonly folder: Folder
  readonly onEdit: () => void
}

function Row({ folder, onEdit }: RowProps) {
  const { navigator } = useStores()
  const { folderId, name, questionCount } = folder
  return (
    <Card padding="none">
      <View className="exercise__row exercise__row--end">
        <View className="yt-grow">
          <Cell
            title={name}
            note={`${questionCount} 题`}
            onPress={() => void navigator.go('exercisesCollectDetail', { folder: folderId })}
            testId={`folder-${folderId}`}
          />
        </View>
        <Button size="s" kind="ghost" label={`管理${name}`} onPress={onEdit} testId={`edit-${folderId}`}>
          管理
        </Button>
      </View>
    </Card>
  )
}

interface EditProps {
  readonly folder: Folder
  readonly folderStore: FolderStore
  readonly onDone: () => void
}

const Edit = observer(function Edit({ folder, folderStore, onDone }: EditProps) {
  const { ui } = useStores()
  const rename = async (name: string): Promise<boolean> => {
    const isDone = await folderStore.rename(folder, name)
    if (isDone) onDone()
    return isDone
  }
  const remove = async (): Promise<void> => {
    onDone()
    const text = `里面的 ${folder.questionCount} 道题也会取消收藏。`
    const sure = await ui.openDialog({
      kind: 'confirm',
      title: `删除“${folder.name}”？`,
      text,
      confirm: '删除',
    })
    if (sure && (await folderStore.remove(folder))) ui.say('已删除')
  }
  return (
    <View className="exercise__part">
      <FolderName text="改名" first={folder.name} busy={folderStore.isBusy} onName={rename} />
      <Button block kind="ghost" onPress={() => void remove()} testId="folder-remove">
        删除收藏夹
      </Button>
    </View>
  )
})
