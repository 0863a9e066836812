import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MOST_PICTURES } from '@/contracts/community/pictures'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { PictureUpload } from '@/stores/media/PictureUpload'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Pressable } from '@/ui/controls/Pressable'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/media/Picture'
import { useLatest } from '@/ui/useLatest'

interface PicturePickerProps {
  readonly pictures: readonly string[]
  readonly onChange: (pictures: readonly string[]) => void
}

/** Pictures of a post or a question, nine at most. */
export const PicturePicker = observer(function PicturePicker({ pictures, onChange }: PicturePickerProps) {
  const stores = useStores()
  const [upload] = useState(() => new PictureUpload(stores))
  const latest = useLatest({ pictures, onChange })
  const add = async (): Promise<void> => {
    const added = await upload.add(MOST_PICTURES - pictures.length)
    const now = latest.current
    if (added.length > 0) now?.onChange([...now.pictures, ...added])
  }
  return (
    <View>
      <View className="community__pictures">
        {pictures.map((address, at) => (
          <View key={address} className="community__picture">
            <Picture
              src={absoluteAddress(address, siteConfig.apiBase)}
              alt={`第 ${at + 1} 张图片`}
              ratio={1}
              rounded
            />
            <Pressable
              className="community__remove"
              label={`删除第 ${at + 1} 张图片`}
              onPress={() => onChange(pictures.filter((one) => one !== address))}
            >
              <Icon name="clear" />
            </Pressable>
          </View>
        ))}
      </View>
      {pictures.length < MOST_PICTURES ? (
        <Button size="s" kind="soft" icon="plus" loading={upload.isRunning} onPress={() => void add()}>
          {`添加图片（${pictures.length}/${MOST_PICTURES}）`}
        </Button>
      ) : null}
      {upload.error ? <View className="community__note">{upload.error}</View> : null}
    </View>
  )
})
