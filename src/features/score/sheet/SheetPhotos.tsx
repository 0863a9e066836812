import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MOST_PICTURES } from '@/contracts/community/pictures'
import { saveSheetPhotos, sheetPhotos } from '@/contracts/score/photos'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { PictureUpload } from '@/stores/media/PictureUpload'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Pressable } from '@/ui/controls/Pressable'
import { cx } from '@/ui/cx'
import { Loadable } from '@/ui/feedback/Loadable'
import { Icon } from '@/ui/Icon'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Picture } from '@/ui/media/Picture'

/** The learner's photos of the own answer sheet; fetched when they are asked for. */
export function SheetPhotos({ paperId }: { readonly paperId: string }) {
  const [isOpen, open] = useState(false)
  return (
    <View>
      {isOpen ? (
        <Photos paperId={paperId} />
      ) : (
        <Button block kind="soft" onPress={() => open(true)} testId="sheet-photos">
          我的答题卡照片
        </Button>
      )}
    </View>
  )
}

const Photos = observer(function Photos({ paperId }: { readonly paperId: string }) {
  const stores = useStores()
  const { call, session } = stores
  const params = { uid: session.uid, id: paperId }
  const [upload] = useState(() => new PictureUpload(stores))
  const [task] = useState(() => new Task())
  const found = useResource(() => call(sheetPhotos, { params }, { quiet: true }))
  const save = async (pictures: readonly string[]): Promise<void> => {
    const body = { pictures: [...pictures] }
    const saved = await task.run(
      () => call(saveSheetPhotos, { params, body }),
      () => undefined,
    )
    if (saved) found.set(saved)
  }
  const add = async (pictures: readonly string[]): Promise<void> => {
    const added = await upload.add(MOST_PICTURES - pictures.length)
    if (added.length > 0) await save([...pictures, ...added])
  }
  return (
    <Card>
      <Section title="我的答题卡照片" note="不会公开展示，注销账号时一并删除；请先遮住姓名和准考证号">
        <Loadable phase={found.phase} skeleton="card" onRetry={() => void found.load()}>
          {({ pictures }) => (
            <View className="score-column">
              <PhotoGrid
                pictures={pictures}
                isBusy={upload.isRunning || task.isRunning}
                onRemove={(address) => void save(pictures.filter((one) => one !== address))}
              />
              {pictures.length < MOST_PICTURES ? (
                <Button
                  kind="soft"
                  icon="plus"
                  loading={upload.isRunning || task.isRunning}
                  onPress={() => void add(pictures)}
                  testId="photo-add"
                >
                  {`添加照片（${pictures.length}/${MOST_PICTURES}）`}
                </Button>
              ) : null}
              {upload.error ? <View className="score-error">{upload.error}</View> : null}
            </View>
          )}
        </Loadable>
      </Section>
    </Card>
  )
})

interface PhotoGridProps {
  readonly pictures: readonly string[]
  /** Whether an upload or a save is in flight, which a removal would overwrite. */
  readonly isBusy: boolean
  readonly onRemove: (address: string) => void
}

/** Photos in two columns; a press shows one as wide as the page. */
function PhotoGrid({ pictures, isBusy, onRemove }: PhotoGridProps) {
  const [large, enlarge] = useState('')
  return (
    <View className="score-photos">
      {pictures.map((address, at) => (
        <View key={address} className={cx('score-photo', address === large && 'score-photo--large')}>
          <Picture
            src={absoluteAddress(address, siteConfig.apiBase)}
            alt={`第 ${at + 1} 张答题卡照片，点按${address === large ? '缩小' : '放大'}`}
            ratio={3 / 4}
            fit="contain"
            rounded
            onPress={() => enlarge(address === large ? '' : address)}
          />
          <Pressable
            className="score-photo__remove"
            label={`删除第 ${at + 1} 张照片`}
            disabled={isBusy}
            onPress={() => onRemove(address)}
          >
            <Icon name="clear" />
          </Pressable>
        </View>
      ))}
    </View>
  )
}
