import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/contracts/course/goods'
import { siteConfig } from '@/stores/siteConfig'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'

/** Who teaches. */
export function CourseTeachers({ goods }: { readonly goods: GoodsDetail }) {
  return (
    <>
      {goods.teachers.map(({ id, name, avatar, title, introduction }) => (
        <Card key={id}>
          <View className="course__person">
            <Avatar name={name} size="l" {...(avatar && { src: siteConfig.apiBase + avatar })} />
            <View className="yt-grow">
              <View className="course__name">{name}</View>
              <View className="course__minutes">{title}</View>
              <View className="course__text">{introduction}</View>
            </View>
          </View>
        </Card>
      ))}
    </>
  )
}
