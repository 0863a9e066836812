import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CourseCard } from '@/blocks/cards/CourseCard'
import { Pages } from '@/blocks/Pages'
import { type ExpiredCourse, expiredCourses } from '@/contracts/course/expiredCourses'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Price } from '@/ui/feedback/Price'
import '../product-list/ProductListView.scss'

/** /courses/other-course: expired courses with their progress, and a button to buy them again. */
export const OtherCourseView = observer(function OtherCourseView() {
  const { call, session, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<ExpiredCourse>({
        fetch: (page) =>
          call(expiredCourses, { params: { uid: session.uid }, query: { page } }, { quiet: true }),
        idOf: ({ goodsId }) => goodsId,
      }),
  )
  return (
    <View className="shop">
      <Pages
        pages={pages}
        draw={(course) => <ExpiredCard key={course.goodsId} course={course} />}
        empty={
          <Empty
            title="没有过期的课程"
            hint="课程到期后会移到这里，学习记录一直保留"
            action={{ text: '看我的课程', onPress: () => void navigator.go('studyCenter') }}
          />
        }
      />
    </View>
  )
})

function ExpiredCard({ course }: { readonly course: ExpiredCourse }) {
  const { navigator } = useStores()
  const { goodsId, title, cover, lessonCount, lessonsDone, expiredAt, price } = course
  const renew = (): void => void navigator.go('coursesDetail', { goodsId })
  return (
    <CourseCard
      title={title}
      cover={cover}
      note={`${shanghaiDate(expiredAt)} 到期 · 学了 ${lessonsDone}/${lessonCount} 课时`}
      onPress={renew}
      testId={`expired-${goodsId}`}
      actions={
        <>
          <Button size="s" kind="ghost" onPress={() => void navigator.go('courseReport', { goodsId })}>
            学习报告
          </Button>
          {price === undefined ? null : (
            <Button size="s" onPress={renew} testId={`renew-${goodsId}`}>
              续费
            </Button>
          )}
        </>
      }
    >
      {price === undefined ? (
        <View className="course-card__note">已停售，学习记录仍可查看</View>
      ) : (
        <Price fen={price} freeText="免费" size="s" />
      )}
    </CourseCard>
  )
}
