import { View } from '@tarojs/components'
import { useState } from 'react'
import { siteConfig } from '@/stores/siteConfig'
import { savePicture } from '@/stores/media/savePicture'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'

/** The picture's own shape: it grows with the parts. */
const WIDTH = 750
const ROW = 120

interface DiagnosisPictureProps {
  readonly attemptId: string
  /** How many parts it shows. */
  readonly count: number
  /** Text alternative of the picture. */
  readonly says: string
}

/** The result as a picture, drawn by the backend once it is asked for. */
export function DiagnosisPicture({ attemptId, count, says }: DiagnosisPictureProps) {
  const { ui } = useStores()
  const [isShown, show] = useState(false)
  const picture = `${siteConfig.apiBase}/posters/diagnoses/${attemptId}.png`
  return (
    <Card>
      <View className="exercise__title">分享图</View>
      <View className="exercise__note">图上只有各科能力值和测评入口，没有你的姓名和手机号</View>
      {isShown ? (
        <Picture
          src={picture}
          alt={`测评结果：${says}，附测评二维码`}
          ratio={WIDTH / (WIDTH + count * ROW)}
          rounded
        />
      ) : null}
      <View className="exercise__actions exercise__help">
        <Button
          size="s"
          kind="soft"
          onPress={() => (isShown ? void savePicture(picture, ui) : show(true))}
          testId="diagnosis-picture"
        >
          {isShown ? '保存图片' : '生成分享图'}
        </Button>
      </View>
    </Card>
  )
}
