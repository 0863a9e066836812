import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { studyCentre } from '@/contracts/course/studyCentre'
import type { RouteId } from '@/routes/table'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import '../study/study.scss'

/** The courses that the learner holds, each leading to a page that asks for one. */
export const OwnedCourses = observer(function OwnedCourses({ route }: { readonly route: RouteId }) {
  const { call, session, navigator } = useStores()
  const centre = useResource(() => call(studyCentre, { params: { uid: session.uid } }, { quiet: true }))
  return (
    <Loadable phase={centre.phase} skeleton="list" onRetry={() => void centre.load()}>
      {({ courses }) =>
        courses.length === 0 ? (
          <Empty
            title="还没有课程"
            hint="选一门适合自己的课，从第一节开始"
            action={{ text: '去选课', onPress: () => void navigator.go('productList') }}
          />
        ) : (
          <View className="study-page">
            <List title="选择一门课">
              {courses.map(({ goodsId, title, lessonsDone, lessonCount }) => (
                <Cell
                  key={goodsId}
                  title={title}
                  note={`已学 ${lessonsDone}/${lessonCount} 课时`}
                  onPress={() => void navigator.replace(route, { goodsId })}
                  testId={`held-${goodsId}`}
                />
              ))}
            </List>
          </View>
        )
      }
    </Loadable>
  )
})
