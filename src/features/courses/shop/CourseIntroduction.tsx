import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/contracts/course/goods'
import { siteConfig } from '@/stores/siteConfig'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/Icon'
import { PictureStack } from '@/ui/layout/PictureStack'
import { Section } from '@/ui/layout/Section'
import { CourseFamily } from './CourseFamily'

/** What the course is, for whom, its pictures, and what is like it. */
export function CourseIntroduction({ goods }: { readonly goods: GoodsDetail }) {
  const { highlights, introduction, audience, pictures } = goods
  return (
    <>
      <Card>
        {highlights.map((highlight) => (
          <View key={highlight} className="course__point">
            <Icon name="done" />
            {highlight}
          </View>
        ))}
      </Card>
      {introduction.map((paragraph) => (
        <View key={paragraph} className="course__text">
          {paragraph}
        </View>
      ))}
      <Section title="适合谁学">
        {audience.map((who) => (
          <View key={who} className="course__point">
            <Icon name="me" />
            {who}
          </View>
        ))}
      </Section>
      <PictureStack
        items={pictures.map(({ url, width, height, alt }) => ({
          key: url,
          src: siteConfig.apiBase + url,
          width,
          height,
          alt,
        }))}
        eager={0}
      />
      <CourseFamily goods={goods} />
    </>
  )
}
