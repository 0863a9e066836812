import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { CourseLearning } from '@/contracts/course/learning'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { storage } from '@/platform/storage'
import { usePageCache } from '@/stores/page/usePageCache'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Tabs } from '@/ui/layout/Tabs'
import { ChapterList } from '../../lessons/ChapterList'
import { CourseLoadable } from '../../lessons/CourseLoadable'
import { CourseNotes } from '../../player/CourseNotes'
import { OwnedCourses } from '../../lessons/OwnedCourses'
import { LessonsOfKind } from '../../player/LessonsOfKind'
import { CourseStudy } from '../../player/CourseStudy'
import '../../study/study.scss'

const PARTS = [
  { key: 'outline', text: '目录' },
  { key: 'tests', text: '练习' },
  { key: 'resources', text: '资料' },
  { key: 'notes', text: '笔记' },
] as const

/** /courses/course-learning: a held course with its progress, and the way to each of its lessons. Without a course in the address the learner chooses one. */
export const CourseLearningView = observer(function CourseLearningView() {
  const { given } = useRoute()
  const goodsId = given['goodsId']
  return goodsId === undefined ? <OwnedCourses route="courseLearning" /> : <Study goodsId={goodsId} />
})

const Study = observer(function Study({ goodsId }: { readonly goodsId: string }) {
  const stores = useStores()
  const { row, describe } = useRoute()
  const study = usePageCache(
    'course-learning',
    row.keepAlive === true,
    () => new CourseStudy({ ...stores, storage: storage.local, goodsId }),
  )
  const { course } = study
  useEffect(() => void course.load(), [course])
  // A lesson may have been learned meanwhile.
  useDidShow(() => void course.load())
  const title = course.value?.title
  useEffect(() => {
    if (title !== undefined) describe({ title })
  }, [title])
  return (
    <CourseLoadable
      goodsId={goodsId}
      phase={course.phase}
      skeleton="detail"
      onRetry={() => void course.load()}
    >
      {(value) => <Course study={study} course={value} />}
    </CourseLoadable>
  )
})

interface CourseProps {
  readonly study: CourseStudy
  readonly course: CourseLearning
}

const Course = observer(function Course({ study, course }: CourseProps) {
  return (
    <View className="study-page">
      <Head study={study} course={course} />
      {course.unsigned ? <Unsigned goodsId={course.goodsId} /> : null}
      <Tabs items={PARTS} active={study.part} onChange={study.show} label="课程内容" panelId="study-part" />
      <View id="study-part" className="study-page__part">
        {study.part === 'outline' ? <ChapterList study={study} course={course} /> : null}
        {study.part === 'tests' ? (
          <LessonsOfKind study={study} course={course} kinds={['exercise', 'words']} empty="这门课没有练习" />
        ) : null}
        {study.part === 'resources' ? (
          <LessonsOfKind study={study} course={course} kinds={['document', 'audio']} empty="这门课没有资料" />
        ) : null}
        {study.part === 'notes' ? <CourseNotes goodsId={course.goodsId} /> : null}
      </View>
      <Ways goodsId={course.goodsId} />
    </View>
  )
})

function Unsigned({ goodsId }: { readonly goodsId: string }) {
  const { navigator } = useStores()
  return (
    <List>
      <Cell
        title="课程协议还没有签"
        note="读完、签好名，一分钟就够"
        onPress={() => void navigator.go('signAgreement', { goodsId })}
        testId="study-sign"
      />
    </List>
  )
}

const Head = observer(function Head({ study, course }: CourseProps) {
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const done = lessons.filter((lesson) => lesson.done).length
  const { next } = study
  return (
    <Card>
      <View className="study-page__title">{course.title}</View>
      <View className="study-page__note">
        已学 {done}/{lessons.length} 课时
        {course.expiresAt === undefined ? '' : ` · ${shanghaiDate(course.expiresAt)} 到期`}
      </View>
      <ProgressBar value={lessons.length ? done / lessons.length : 0} label="课程进度" />
      {next ? (
        <>
          <View className="study-page__note study-page__next">接下来：{next.title}</View>
          <Button block onPress={() => study.open(next)} testId="study-next">
            {done === 0 && next.seen === 0 ? '开始学习' : '继续学习'}
          </Button>
        </>
      ) : (
        <View className="study-page__note">选中的科目都学完了，去复习一下考点吧</View>
      )}
    </Card>
  )
})

function Ways({ goodsId }: { readonly goodsId: string }) {
  const { navigator } = useStores()
  return (
    <List title="学习工具">
      <Cell
        title="科目选择"
        note="不学的科目不进每天的任务"
        onPress={() => void navigator.go('subjectSelection', { goodsId })}
        testId="way-subjects"
      />
      <Cell
        title="进度选择"
        note="学过的部分可以跳过"
        onPress={() => void navigator.go('subjectProgressSelection', { goodsId })}
        testId="way-progress"
      />
      <Cell
        title="学习任务"
        note="每天要学的都在这里"
        onPress={() => void navigator.go('taskList')}
        testId="way-tasks"
      />
      <Cell
        title="知识结构"
        note="每个考点掌握得怎样"
        onPress={() => void navigator.go('knowledgeStructure')}
        testId="way-knowledge"
      />
    </List>
  )
}
