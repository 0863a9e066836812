import { View } from '@tarojs/components'
import { articleKinds } from '@/domain/community/kinds'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { ArticleList } from '../../articles/ArticleList'
import { kindNames } from '../../articles/articleTexts'
import '../../community.scss'

/** Usual months by kind of exam; each year's notice decides. */
const USUAL: Readonly<Record<(typeof articleKinds)[number], string>> = {
  national: '往年多在 10 月中旬报名，11 月底或 12 月初笔试',
  provincial: '多省联考往年多在 1 至 2 月报名，3 月笔试',
  selected: '各省往年多在 10 月至次年 3 月发布',
  institution: '联考往年上半年 3 至 5 月、下半年 9 至 10 月',
  teacher: '资格证笔试往年 3 月、9 月；招聘由各地发布',
}

/** /public-exam/index: kinds of public exams with their usual time, news, and the way to courses. */
export function PublicExamView() {
  const { navigator } = useStores()
  return (
    <View className="community">
      <List title="考试日历（往年规律，以当年公告为准）">
        {articleKinds.map((kind) => (
          <Cell
            key={kind}
            title={kindNames[kind]}
            note={USUAL[kind]}
            onPress={() => void navigator.go('publicExamNews', { kind })}
          />
        ))}
      </List>
      <Card>
        <View className="community__name">练一练</View>
        <View className="community__excerpt">行测能力测评和公共课课程，可以和考研一起准备。</View>
        <View className="community__row">
          <Button kind="soft" size="s" onPress={() => void navigator.go('productList')}>
            看课程
          </Button>
          <Button kind="ghost" size="s" onPress={() => void navigator.go('expertsAnswer')}>
            问老师
          </Button>
        </View>
      </Card>
      <Section
        title="公考资讯"
        more={{ text: '按省份看', onPress: () => void navigator.go('publicExamNews') }}
      >
        <ArticleList filter={{ channel: 'public-exam' }} label="公考资讯" />
      </Section>
    </View>
  )
}
