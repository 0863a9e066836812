import { View } from '@tarojs/components'
import type { StudyReport } from '@/contracts/progress/studyReport'
import { durationText } from '@/lib/durationText'
import { savePicture } from '@/stores/media/savePicture'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/media/Picture'
import { Sheet } from '@/ui/layout/Sheet'
import { secondsOf } from './studyTexts'

/** The picture's own shape, drawn by the backend. */
const RATIO = 750 / 1100

interface ReportCardSheetProps {
  readonly report: StudyReport
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A study report as a picture to share: its figures, no name, and a code that leads to the map. */
export function ReportCardSheet({ report: { card, now, streak }, isOpen, onClose }: ReportCardSheetProps) {
  const { ui } = useStores()
  const picture = `${siteConfig.apiBase}/posters/study/${card}.png`
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="分享图"
      footer={
        <Button block onPress={() => void savePicture(picture, ui)} testId="report-save">
          保存图片
        </Button>
      }
    >
      <View className="exercise__note">图上只有学习数据，没有姓名和头像</View>
      <Picture
        src={picture}
        alt={`学了 ${durationText(secondsOf(now))}，背过 ${now.words} 个词，做题 ${now.answers} 道，连续 ${streak} 天，附二维码`}
        ratio={RATIO}
        rounded
        eager
      />
    </Sheet>
  )
}
