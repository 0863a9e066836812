import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ExemptionRules } from '../../notices/ExemptionRules'
import { NextNotices } from '../../notices/NextNotices'
import { SeasonDates } from '../../notices/SeasonDates'
import { Ways } from '../../parts'

const WAYS = [
  ['exemptionExamFree', '推免报名', '通知、日历和我的关注'],
  ['baoyanPage', '保研首页', '推荐、测评、导师、经验'],
  ['baoyanPostRecommend', '推荐院校', '按你的背景算冲稳保'],
  ['acResources', '院校资源', '按院校层次和类型找资料'],
  ['mentorInformation', '导师信息', '按姓名、方向、学校找导师'],
] as const

/** /no-exam: calendar, news, tools and rules of the recommendation. */
export const NoExamView = observer(function NoExamView() {
  return (
    <View className="baoyan-page">
      <SeasonDates />
      <NextNotices />
      <Ways title="工具" ways={WAYS} />
      <ExemptionRules />
    </View>
  )
})
