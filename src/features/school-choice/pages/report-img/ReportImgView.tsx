import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type ChooseReport, chooseReport, chooseReports } from '@/contracts/choose/insights'
import { bandNames } from '@/domain/chance/chanceBand'
import { savePicture } from '@/stores/media/savePicture'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { FootBar } from '@/ui/layout/FootBar'
import { Loadable } from '@/ui/feedback/Loadable'
import { Picture } from '@/ui/media/Picture'
import '../../schoolChoice.scss'

/** /choose/report-img?report=: a report as one long picture; without an id the newest one. */
export const ReportImgView = observer(function ReportImgView() {
  const { call, session, navigator } = useStores()
  const { report } = useRoute().given
  const { uid } = session
  const found = useResource(async (): Promise<ChooseReport | null> => {
    const newest = report
      ? report
      : (await call(chooseReports, { params: { uid }, query: { size: 1 } }, { quiet: true })).list[0]
          ?.reportId
    return newest ? call(chooseReport, { params: { uid, id: newest } }, { quiet: true }) : null
  })
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(value) =>
        value ? (
          <LongPicture report={value} />
        ) : (
          <Empty
            title="还没有择校报告"
            hint="先选一个招生项目，生成报告"
            action={{ text: '去选招生项目', onPress: () => void navigator.replace('chooseDataBase', {}) }}
          />
        )
      }
    </Loadable>
  )
})

const WIDTH = 750

function LongPicture({ report }: { readonly report: ChooseReport }) {
  const { ui } = useStores()
  const [saving] = useState(() => new Task())
  const { school, major, band, headline, picture, pictureHeight, isSample } = report
  const says = `${school} ${major}的择校报告：${bandNames[band]}，${headline}${isSample ? '（示例数据）' : ''}`
  return (
    <View className="choice-page choice-page--bar">
      <Picture src={picture} alt={says} ratio={WIDTH / pictureHeight} eager rounded />
      <View className="choice-note">{says}</View>
      <FootBar>
        <Button
          block
          loading={saving.isRunning}
          onPress={() => void saving.succeeds(() => savePicture(picture, ui))}
          testId="picture-save"
        >
          保存到相册
        </Button>
      </FootBar>
    </View>
  )
}
