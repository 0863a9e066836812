import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/contracts/course/goods'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Tag } from '@/ui/Tag'
import { lessonKindText } from '../models/lessonKindText'

/** Chapters and lessons. */
export function CourseOutline({ goods }: { readonly goods: GoodsDetail }) {
  if (goods.outline.length === 0) return <Empty size="small" title="大纲整理中" hint="开课前会在这里公布" />
  return (
    <>
      {goods.outline.map(({ title, lessons }) => (
        <Card key={title}>
          <View className="course__name">{title}</View>
          {lessons.map((lesson) => (
            <View key={lesson.lessonId} className="course__lesson">
              <Tag>{lessonKindText[lesson.kind]}</Tag>
              <View className="yt-grow">{lesson.title}</View>
              {lesson.trial ? <View className="course__minutes">含试听</View> : null}
              <View className="course__minutes">{lesson.minutes}分钟</View>
            </View>
          ))}
        </Card>
      ))}
    </>
  )
}
