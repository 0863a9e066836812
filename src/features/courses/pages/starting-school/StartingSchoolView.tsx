import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PersonCard } from '@/blocks/cards/PersonCard'
import type { StartingSchool } from '@/contracts/course/startingSchool'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Section } from '@/ui/layout/Section'
import { Tag } from '@/ui/feedback/Tag'
import { CourseLoadable } from '../../lessons/CourseLoadable'
import { CourseTeacherCode } from '../../study/CourseTeacherCode'
import { StartingSteps } from '../../study/StartingSteps'
import { lessonKindText } from '../../lessons/lessonKindText'
import { StartingDay } from '../../study/StartingDay'
import './StartingSchoolView.scss'

/** /courses/starting-school: the first day of a course: steps to tick, teachers, the group's code and the first lessons. */
export const StartingSchoolView = observer(function StartingSchoolView() {
  const stores = useStores()
  const { goodsId = '' } = useRoute().given
  const [day] = useState(() => new StartingDay(stores, goodsId || undefined))
  // A step may have been done on the page that was opened from here.
  useDidShow(() => void day.found.load())
  return (
    <CourseLoadable
      goodsId={goodsId}
      phase={day.found.phase}
      skeleton="card"
      onRetry={() => void day.found.load()}
    >
      {(course) =>
        course ? (
          <Course day={day} course={course} />
        ) : (
          <Empty
            title="还没有要开学的课程"
            hint="选好一门课，开学第一天的安排就在这里"
            action={{ text: '去选课', onPress: () => void stores.navigator.go('productList') }}
          />
        )
      }
    </CourseLoadable>
  )
})

interface CourseProps {
  readonly day: StartingDay
  readonly course: StartingSchool
}

const Course = observer(function Course({ day, course }: CourseProps) {
  const { goodsId, title, steps, teachers, schedule } = course
  const isReady = day.doneCount === steps.length
  return (
    <View className="starting">
      <Card>
        <View className="starting__title">{title}</View>
        <View className="starting__note">
          {isReady ? '准备好了，祝你开学顺利' : `开学准备 ${day.doneCount}/${steps.length}`}
        </View>
        <ProgressBar value={steps.length ? day.doneCount / steps.length : 0} label="开学准备" />
      </Card>
      <StartingSteps day={day} course={course} />
      <Section title="班主任和学习群">
        <Card>
          <CourseTeacherCode goodsId={goodsId} />
        </Card>
      </Section>
      {teachers.length > 0 ? (
        <Section title="任课老师">
          <View className="starting__list">
            {teachers.map(({ id, name, avatar, title: role, introduction }) => (
              <PersonCard key={id} name={name} avatar={avatar} note={role} text={introduction} size="l" />
            ))}
          </View>
        </Section>
      ) : null}
      <Section title="最先学的课">
        <List label="最先学的课">
          {schedule.map(({ lessonId, title: lesson, kind, startsAt }) => (
            <Cell
              key={lessonId}
              title={lesson}
              note={
                startsAt === undefined ? '随时可学' : `${shanghaiDate(startsAt)} ${shanghaiTime(startsAt)}`
              }
              value={<Tag>{lessonKindText[kind]}</Tag>}
            />
          ))}
        </List>
      </Section>
    </View>
  )
})
