import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { CourseCard } from '@/blocks/cards/CourseCard'
import { dailyTaskPages } from '@/blocks/dailyTaskPages'
import { MapCard } from '@/blocks/cards/MapCard'
import { MistakesCard } from '@/blocks/cards/MistakesCard'
import { RecitationsCard } from '@/blocks/cards/RecitationsCard'
import { WordsCard } from '@/blocks/cards/WordsCard'
import { studyCentre, type MyCourse, type StudyCentre } from '@/contracts/course/studyCentre'
import type { DayTask } from '@/contracts/course/tasks'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { examName } from '@/domain/progress/examCountdown'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Section } from '@/ui/layout/Section'
import { Slot } from '@/ui/layout/Slot'
import { Stat } from '@/ui/charts/Stat'
import { Tag } from '@/ui/feedback/Tag'
import { useClock } from '@/ui/useClock'
import './StudyCenterView.scss'

const MINUTE = 60_000

/** /courses/study-center (tab): my courses, today's tasks, the next live lesson. */
export const StudyCenterView = observer(function StudyCenterView() {
  const { call, session } = useStores()
  // Share the cache with the home page, for starts without a network.
  const centre = usePersistedResource(
    { name: `home:today:${session.uid}`, schema: studyCentre.response },
    () => call(studyCentre, { params: { uid: session.uid } }, { quiet: true }),
  )
  useDidShow(() => void centre.load())
  return (
    <Loadable phase={centre.phase} skeleton="card" onRetry={() => void centre.load()}>
      {(value) => <Centre centre={value} />}
    </Loadable>
  )
})

function Centre({ centre }: { readonly centre: StudyCentre }) {
  const { navigator } = useStores()
  const { courses, tasks, daysToExam, examYear, expiredCount } = centre
  const done = tasks.filter(({ state }) => state !== 'open').length
  return (
    <View className="study">
      <Card>
        <View className="study__stats">
          <Stat value={String(daysToExam)} unit="天" label={`距 ${examName(examYear)}`} />
          <Stat value={String(courses.length)} unit="门" label="我的课程" />
          <Stat value={`${done}/${tasks.length}`} label="今日任务" />
        </View>
      </Card>
      <Broadcasts centre={centre} />
      {tasks.length > 0 ? <Tasks centre={centre} /> : null}
      <Slot>
        <MapCard testId="study-map" />
        <WordsCard testId="study-words" />
        <MistakesCard testId="study-mistakes" />
        <RecitationsCard testId="study-recitations" />
      </Slot>
      <Section
        title="我的课程"
        {...(expiredCount > 0 && {
          more: { text: `过期课程 ${expiredCount}`, onPress: () => void navigator.go('otherCourse') },
        })}
      >
        {courses.length === 0 ? (
          <Empty
            size="small"
            title="还没有课程"
            hint="选一门适合自己的课，从第一节开始"
            action={{ text: '去选课', onPress: () => void navigator.go('home') }}
            testId="study-empty"
          />
        ) : (
          <View className="study__list">
            {courses.map((course) => (
              <OwnCourse key={course.goodsId} course={course} />
            ))}
          </View>
        )}
      </Section>
    </View>
  )
}

/** The live lesson that comes next, and what a place is kept in. */
function Broadcasts({ centre: { nextLive, reservedLives } }: { readonly centre: StudyCentre }) {
  const { navigator } = useStores()
  return (
    <>
      {nextLive ? (
        <LiveCard
          key={nextLive.startsAt}
          title={nextLive.title}
          note={nextLive.courseTitle}
          startsAt={nextLive.startsAt}
          endsAt={nextLive.startsAt + nextLive.minutes * MINUTE}
          onPress={() =>
            void navigator.go('ccLive', { goodsId: nextLive.goodsId, lessonId: nextLive.lessonId })
          }
        />
      ) : null}
      {reservedLives.map(({ lectureId, title, host, startsAt, endsAt }) => (
        <LiveCard
          key={`${lectureId} ${startsAt}`}
          title={title}
          note={`${host} · 已预约`}
          startsAt={startsAt}
          endsAt={endsAt}
          onPress={() => void navigator.go('liveStreaming', { lectureId })}
        />
      ))}
    </>
  )
}

interface LiveCardProps {
  readonly title: string
  readonly note: string
  readonly startsAt: number
  readonly endsAt: number
  readonly onPress: () => void
}

/** Reminds of a broadcast: the time that is left, then that it is on air; of none that is over. */
function LiveCard({ title, note, startsAt, endsAt, onPress }: LiveCardProps) {
  const { offset } = useStores().clock
  const drawn = useClock(offset, (time) => [startsAt, endsAt].find((one) => one > time))
  // The page may be drawn anew before the clock is.
  const now = Math.max(drawn, Date.now() + offset)
  if (now >= endsAt) return null
  return (
    <Card onPress={onPress}>
      <View className="study__live">
        <Icon name="play" />
        <View className="yt-grow">
          <View className="study__title">{title}</View>
          <View className="study__note">{note}</View>
        </View>
        {now >= startsAt ? (
          <Tag tone="danger">正在直播</Tag>
        ) : (
          <Countdown until={startsAt} skewMs={offset} label="直播开始" />
        )}
      </View>
    </Card>
  )
}

function Tasks({ centre }: { readonly centre: StudyCentre }) {
  const { navigator } = useStores()
  const open = ({ kind, goodsId }: DayTask): void =>
    goodsId === undefined
      ? void navigator.go(dailyTaskPages[kind === 'words' ? 'words' : 'recite'])
      : void navigator.go('courseLearning', { goodsId })
  return (
    <Section title="今日任务" more={{ text: '全部任务', onPress: () => void navigator.go('taskList') }}>
      <Card>
        {centre.tasks.map((task) => (
          <Pressable
            key={task.taskId}
            className="study__task"
            role="link"
            onPress={() => open(task)}
            testId={`task-${task.taskId}`}
          >
            <Icon
              name={task.state === 'open' ? 'clock' : 'done'}
              className={task.state === 'open' ? '' : 'study__done'}
            />
            <View className="yt-grow">
              <View>{task.title}</View>
              <View className="study__note">{task.note}</View>
            </View>
            {task.state === 'open' ? null : <View className="study__note">已完成</View>}
          </Pressable>
        ))}
      </Card>
    </Section>
  )
}

function OwnCourse({ course }: { readonly course: MyCourse }) {
  const { navigator } = useStores()
  const { goodsId, title, cover, lessonsDone, lessonCount, progress, nextLesson, expiresAt, unsigned } =
    course
  const note = nextLesson ? `下一节：${nextLesson.title}` : '已全部学完'
  return (
    <CourseCard
      title={title}
      cover={cover}
      note={unsigned ? '课程协议待签署，点这里去签' : note}
      onPress={() => void navigator.go(unsigned ? 'signAgreement' : 'courseLearning', { goodsId })}
      testId={`my-course-${goodsId}`}
    >
      <ProgressBar value={progress / 100} label={`${title}的进度`} />
      <View className="study__note">
        {lessonsDone}/{lessonCount} 课时{expiresAt ? ` · ${shanghaiDate(expiresAt)} 到期` : ''}
      </View>
    </CourseCard>
  )
}
