import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { NextNotices } from '../../notices/NextNotices'
import { SeasonDates } from '../../notices/SeasonDates'
import { Ways } from '../../parts'
import { ConsultList } from '../../resources/ConsultList'

const TOOLS = [
  ['exemptionExamFree', '推免报名', '夏令营、预推免、推免通知，按截止日排好'],
  ['baoyanPostRecommend', '推荐院校', '按绩点、排名、科研算冲稳保'],
  ['baoyanContendEdge', '竞争力测评', '六个方面打分，看差在哪里'],
  ['baoyanSchoolSearch', '保研院校', '有推免资格的院校'],
] as const
const READING = [
  ['baoyanTutorInformation', '导师库', '研究方向、招生状态、联系建议'],
  ['baoyanMasterExperience', '学霸经验', '背景、offer、时间线'],
  ['baoyanAcResource', '学术资源', '简历、文书、面试资料，可下载'],
  ['noExam', '推免专区', '规则、日历和常用工具'],
] as const

/** /rearch/page: tools, next deadlines, calendar, consultations. */
export const PageView = observer(function PageView() {
  const { navigator } = useStores()
  return (
    <View className="baoyan-page">
      <Ways title="常用工具" ways={TOOLS} />
      <NextNotices />
      <Ways title="找资料" ways={READING} />
      <ConsultList title="热门咨询" size={5} />
      <SeasonDates />
      <List title="需要人带">
        <Cell
          title="高端辅导"
          note="一对一规划和辅导"
          onPress={() => void navigator.openAddress('/market/high-tutoring/27')}
        />
      </List>
    </View>
  )
})
