import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RouteId } from '@/routes/table'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { AdmissionDates } from '../../facts/AdmissionDates'
import '../../schoolChoice.scss'

const WAYS = [
  ['yzInfoSchoolSearch', '查院校', '层次、分数线、招生专业、官方公告'],
  ['yzInfoMajorIntroduction', '查专业', '学科目录、学什么、考什么、去向'],
  ['chooseDataBase', '招生数据库', '按院校、专业、地区筛选招生项目'],
  ['chooseSearch', '一起搜', '院校、专业、招生项目一次搜完'],
  ['chooseGradExamRank', '考研排行', '热度、分数线、难度、招录缺口'],
  ['choosePreciseIntellect', '智能选校', '按分数算冲、稳、保'],
  ['baoyanPage', '保研推免', '夏令营、预推免通知和截止日，推荐院校，测评'],
  ['yzInfoCollectManage', '我的收藏', '收藏的院校、专业和招生项目'],
] as const satisfies readonly (readonly [RouteId, string, string])[]

/** /yz-info/index: graduate admission: schools, majors, data, favourites, dates. */
export const YzInfoView = observer(function YzInfoView() {
  const { navigator } = useStores()
  return (
    <View className="choice-page">
      <List label="研招信息">
        {WAYS.map(([id, title, note]) => (
          <Cell
            key={id}
            title={title}
            note={note}
            onPress={() => void navigator.go(id, {})}
            testId={`way-${id}`}
          />
        ))}
      </List>
      <AdmissionDates />
    </View>
  )
})
