import { View } from '@tarojs/components'
import { savePicture } from '@/stores/media/savePicture'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/layout/Sheet'
import { Picture } from '@/ui/media/Picture'

/** The picture's own shape, drawn by the backend. */
const RATIO = 750 / 1100

interface ShareCardProps {
  readonly card: string
  /** Text alternative of the picture. */
  readonly says: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A total report as a picture to share: figures only, and a code that leads to the estimate. */
export function ShareCard({ card, says, isOpen, onClose }: ShareCardProps) {
  const { ui } = useStores()
  const picture = `${siteConfig.apiBase}/posters/scores/${card}.png`
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="分享图"
      footer={
        <Button block onPress={() => void savePicture(picture, ui)} testId="share-save">
          保存图片
        </Button>
      }
    >
      <View className="score-note">图上只有分数、国家线对照和名次，没有姓名、院校和专业</View>
      <Picture src={picture} alt={`估分分享图：${says}，附估分二维码`} ratio={RATIO} rounded eager />
    </Sheet>
  )
}
