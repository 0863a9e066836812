import { View } from '@tarojs/components'
import type { Agreement } from '@/contracts/course/agreements'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import { savePicture } from '@/stores/media/savePicture'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'

interface SignedPictureProps {
  readonly signed: NonNullable<Agreement['signed']>
  readonly goodsId: string
  readonly title: string
}

/** The signed agreement as one picture to keep, and the way on to the lessons. */
export function SignedPicture({ signed: { name, signedAt, picture }, goodsId, title }: SignedPictureProps) {
  const { ui, navigator } = useStores()
  const url = siteConfig.apiBase + picture
  return (
    <Card>
      <View className="agreement__form">
        <View className="agreement__line">
          <View>
            {name} 已签署
            <View className="agreement__note">
              {shanghaiDate(signedAt)} {shanghaiTime(signedAt)}
            </View>
          </View>
          <Button size="s" kind="soft" onPress={() => void savePicture(url, ui)} testId="agreement-save">
            保存图片
          </Button>
        </View>
        <View className="agreement__preview">
          <Picture src={url} alt={`已签署的《${title}》`} fit="contain" ratio={0.5} />
        </View>
        <Button
          block
          size="l"
          onPress={() => void navigator.replace('courseLearning', { goodsId })}
          testId="agreement-learn"
        >
          去学习
        </Button>
      </View>
    </Card>
  )
}
