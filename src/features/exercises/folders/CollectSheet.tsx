import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import type { Folder } from '@/contracts/exercise/folders'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Sheet } from '@/ui/layout/Sheet'
import { FolderStore } from './FolderStore'
import { FolderName } from './FolderName'

interface CollectSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly questionId: string
  /** The attempt that asked it; not needed for questions in the book of mistakes. */
  readonly attemptId?: string | undefined
}

/** Puts a question into a folder: one that is there, or a new one. */
export function CollectSheet({ open, onClose, ...question }: CollectSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="收藏到">
      <Folders {...question} onDone={onClose} />
    </Sheet>
  )
}

interface FoldersProps extends Pick<CollectSheetProps, 'questionId' | 'attemptId'> {
  readonly onDone: () => void
}

const Folders = observer(function Folders({ questionId, attemptId, onDone }: FoldersProps) {
  const { call, session, ui } = useStores()
  const folderStore = usePageStore(() => new FolderStore({ call, session }))
  const put = async (folder: Folder): Promise<void> => {
    if (!(await folderStore.put(questionId, folder, attemptId))) return
    ui.say(`已收藏到“${folder.name}”`)
    onDone()
  }
  return (
    <View className="exercise__part">
      <Loadable
        phase={folderStore.found.phase}
        skeleton="list"
        size="small"
        onRetry={() => void folderStore.found.load()}
      >
        {(list) =>
          list.length ? (
            <List label="收藏夹">
              {list.map((folder) => (
                <Cell
                  key={folder.folderId}
                  title={folder.name}
                  value={`${folder.questionCount} 题`}
                  onPress={() => void put(folder)}
                  testId={`collect-${folder.folderId}`}
                />
              ))}
            </List>
          ) : (
            <View className="exercise__note">还没有收藏夹，先建一个</View>
          )
        }
      </Loadable>
      <FolderName text="新建收藏夹" busy={folderStore.isBusy} onName={folderStore.add} />
    </View>
  )
})
