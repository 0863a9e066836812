import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { PictureUpload } from '@/stores/media/PictureUpload'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/media/Picture'
import { Pressable } from '@/ui/controls/Pressable'
import { useLatest } from '@/ui/useLatest'

const MOST_PICTURES = 6

interface WritingPicturesProps {
  /** Addresses that uploads answered. */
  readonly pictures: readonly string[]
  /** Without it they only show. */
  readonly onChange?: ((pictures: string[]) => void) | undefined
}

/** Photographs of what was written by hand. */
export const WritingPictures = observer(function WritingPictures({
  pictures,
  onChange,
}: WritingPicturesProps) {
  const stores = useStores()
  const [upload] = useState(() => new PictureUpload(stores))
  // The answer may have changed while the picture was on its way.
  const latest = useLatest({ pictures, onChange })
  const add = async (): Promise<void> => {
    const added = await upload.add(MOST_PICTURES - pictures.length)
    const now = latest.current
    if (added.length > 0) now?.onChange?.([...now.pictures, ...added])
  }
  if (!onChange && pictures.length === 0) return null
  return (
    <View>
      <View className="writing__pictures">
        {pictures.map((address, at) => (
          <View key={address} className="writing__picture">
            <Picture
              src={absoluteAddress(address, siteConfig.apiBase)}
              alt={`第 ${at + 1} 张图片`}
              ratio={1}
              rounded
            />
            {onChange ? (
              <Pressable
                className="writing__remove"
                label={`删除第 ${at + 1} 张图片`}
                onPress={() => onChange(pictures.filter((one) => one !== address))}
              >
                <Icon name="clear" />
              </Pressable>
            ) : null}
          </View>
        ))}
      </View>
      {onChange && pictures.length < MOST_PICTURES ? (
        <Button
          size="s"
          kind="soft"
          icon="plus"
          loading={upload.isRunning}
          onPress={() => void add()}
          testId="writing-add"
        >
          拍照或选图
        </Button>
      ) : null}
      {upload.error ? <View className="question-body__hint">{upload.error}</View> : null}
    </View>
  )
})
