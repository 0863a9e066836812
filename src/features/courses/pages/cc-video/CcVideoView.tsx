import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { Player } from '@/blocks/player/Player'
import type { PlayedLesson } from '@/contracts/course/lessons'
import { navigation } from '@/platform/navigation'
import { buildAddress } from '@/routes/buildUrl'
import type { LessonPlayer } from '@/stores/media/LessonPlayer'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Tabs } from '@/ui/layout/Tabs'
import { prepareVideo, VideoPlace } from '@/ui/media/videoBox'
import { CourseLoadable } from '../../lessons/CourseLoadable'
import { AskExpert } from '../../player/AskExpert'
import { LessonPageOutline } from '../../player/LessonPageOutline'
import { LessonHandout } from '../../player/LessonHandout'
import { LessonNotes } from '../../player/LessonNotes'
import { LessonSheet } from '../../player/LessonSheet'
import { LessonPageStore } from '../../player/LessonPageStore'
import './CcVideoView.scss'

const TABS = [
  { key: 'outline', text: '目录' },
  { key: 'notes', text: '笔记' },
  { key: 'handout', text: '讲义' },
] as const

type TabKey = (typeof TABS)[number]['key']
const FIRST_TAB: TabKey = 'outline'

/** /courses/cc-video: a lesson with its course around it: a film, or what is read and done without one. */
export const CcVideoView = observer(function CcVideoView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const { goodsId, lessonId } = given
  if (goodsId) return <Desk key={goodsId} goodsId={goodsId} lessonId={lessonId} />
  return (
    <Empty
      title="还没有选课"
      hint="从学习中心打开一门课，就能接着上次的地方看"
      action={{ text: '去学习中心', onPress: () => void navigator.go('studyCenter') }}
    />
  )
})

interface DeskProps {
  readonly goodsId: string
  readonly lessonId: string | undefined
}

const Desk = observer(function Desk({ goodsId, lessonId }: DeskProps) {
  const stores = useStores()
  const pageStore = usePageStore(() => new LessonPageStore(stores, goodsId, lessonId))
  useEffect(prepareVideo, [])
  const { given } = useRoute()
  const [tab, setTab] = useState(() => TABS.find(({ key }) => key === given['tab'])?.key ?? FIRST_TAB)
  // A reload shows the same lesson, and the same beside it.
  const keep = (shown: string | undefined, part: TabKey): void =>
    navigation.rewriteAddress(
      buildAddress('ccVideo', { goodsId, lessonId: shown, ...(part !== FIRST_TAB && { tab: part }) }),
    )
  const open = (next: string): void => {
    void pageStore.open(next)
    keep(next, tab)
  }
  const show = (part: TabKey): void => {
    setTab(part)
    keep(pageStore.lessonId, part)
  }
  const { lesson } = pageStore
  if (lesson) {
    return (
      <>
        {lesson.phase.kind === 'loading' ? <VideoPlace /> : null}
        <CourseLoadable
          goodsId={goodsId}
          phase={lesson.phase}
          skeleton="detail"
          onRetry={() => void lesson.load()}
        >
          {(played) => <Lesson pageStore={pageStore} played={played} onOpen={open} tab={tab} onTab={show} />}
        </CourseLoadable>
      </>
    )
  }
  // No lesson was requested: show the outline.
  return (
    <CourseLoadable
      goodsId={goodsId}
      phase={pageStore.course.phase}
      skeleton="detail"
      onRetry={() => void pageStore.begin()}
    >
      {() => (
        <Empty
          title="这门课还没有视频"
          hint="视频整理好会在这里，先看看别的课时"
          action={{ text: '去学习中心', onPress: () => void stores.navigator.go('studyCenter') }}
        />
      )}
    </CourseLoadable>
  )
})

interface LessonProps {
  readonly pageStore: LessonPageStore
  readonly played: PlayedLesson
  readonly onOpen: (lessonId: string) => void
  readonly tab: TabKey
  readonly onTab: (tab: TabKey) => void
}

const FilmInMaking = ({ next, onOpen }: Pick<LessonProps, 'onOpen'> & Pick<PlayedLesson, 'next'>) => (
  <Empty
    size="small"
    title="这一讲的视频整理中"
    hint="做好后会在这里，笔记现在就能写"
    {...(next && { action: { text: `先看：${next.title}`, onPress: () => onOpen(next.lessonId) } })}
  />
)

/** Maximum delay of the content around a film while its first picture loads, in ms. */
const AROUND_BY_MS = 300

/** Whether the first frame of a film has been shown (at once without a film); the rest is drawn in slices after it. */
const useFirstPicture = (isAwaited: boolean) => {
  const [isOver, setOver] = useState(false)
  const end = (): void => startTransition(() => setOver(true))
  useEffect(() => {
    const timer = setTimeout(end, isAwaited ? AROUND_BY_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  return { isOver, end }
}

/** Draws the film first: it is requested before the rest is drawn, and never waits for the outline. */
const Lesson = observer(function Lesson(props: LessonProps) {
  const { pageStore, played, onOpen } = props
  const { film, sheet, lessonId, next } = played
  const { describe } = useRoute()
  const firstPicture = useFirstPicture(film !== undefined)
  const player = useRef<LessonPlayer>()
  useEffect(() => describe({ title: played.title }), [played.title])
  return (
    <View className="lesson">
      {film ? (
        <Player
          key={`${lessonId} ${film.poster}`}
          goodsId={played.goodsId}
          lessonId={lessonId}
          title={played.title}
          film={film}
          stand={played.stand}
          goesOn={pageStore.goesOn}
          next={next && { title: next.title, open: () => onOpen(next.lessonId) }}
          onReady={firstPicture.end}
          onReload={() => void pageStore.lesson?.load()}
          onFailed={() => void pageStore.review(lessonId)}
          onStand={(stand) => pageStore.stood(lessonId, stand)}
          onPlayer={(made) => {
            player.current = made
          }}
        />
      ) : sheet ? null : (
        <FilmInMaking next={next} onOpen={onOpen} />
      )}
      {firstPicture.isOver ? <AroundFilm {...props} player={player} /> : null}
    </View>
  )
})

interface AroundFilmProps extends LessonProps {
  /** The player of the film, once there is one. */
  readonly player: RefObject<LessonPlayer | undefined>
}

/** Title, sheet, outline, notes and handout of a lesson. */
const AroundFilm = observer(function AroundFilm(props: AroundFilmProps) {
  const { pageStore, played, onOpen, onTab, player } = props
  const { film, sheet, lessonId } = played
  const tabs = sheet ? TABS.slice(0, 2) : TABS
  const tab = tabs.find(({ key }) => key === props.tab)?.key ?? FIRST_TAB
  return (
    <>
      <View className="lesson__head">
        <View className="lesson__title">{played.title}</View>
        <View className="lesson__course">{played.courseTitle}</View>
      </View>
      {sheet ? (
        <LessonSheet
          pageStore={pageStore}
          lessonId={lessonId}
          sheet={sheet}
          isDone={pageStore.standOf(lessonId, played.stand).done}
        />
      ) : null}
      <Tabs items={tabs} active={tab} onChange={onTab} label="课程内容" panelId="lesson-part" />
      <View id="lesson-part" className="lesson__part">
        {tab === 'outline' ? <LessonPageOutline pageStore={pageStore} onOpen={onOpen} /> : null}
        {tab === 'notes' ? (
          <AskExpert
            goodsId={played.goodsId}
            lessonId={lessonId}
            title={played.title}
            placeNow={() => player.current?.placeNow() ?? 0}
          />
        ) : null}
        {tab === 'notes' && pageStore.notes ? (
          <LessonNotes
            key={lessonId}
            book={pageStore.notes}
            placeNow={() => player.current?.placeNow() ?? 0}
            onSeek={(place) => player.current?.seek(place)}
          />
        ) : null}
        {tab === 'handout' ? <LessonHandout film={film} /> : null}
      </View>
    </>
  )
})
