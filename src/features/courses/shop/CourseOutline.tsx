import { View } from '@tarojs/components'
import { useState } from 'react'
import { VideoSheet } from '@/blocks/player/VideoSheet'
import type { GoodsDetail, Lesson } from '@/contracts/course/goods'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Tag } from '@/ui/feedback/Tag'
import { lessonKindText } from '../lessons/lessonKindText'

/** Says before payment how many lessons are ready, how many minutes of film, how many are live or in production. */
const readyText = (lessons: readonly Lesson[]): string => {
  const coming = lessons.filter((lesson) => lesson.coming).length
  const live = lessons.filter(({ kind }) => kind === 'live').length
  const minutes = lessons
    .filter((lesson) => lesson.kind === 'video' && !lesson.coming)
    .reduce((sum, lesson) => sum + lesson.minutes, 0)
  const films = minutes > 0 ? `，其中视频 ${minutes} 分钟` : ''
  return [
    `共 ${lessons.length} 讲，现在可学 ${lessons.length - coming - live} 讲${films}`,
    ...(live > 0 ? [`直播 ${live} 讲，按课表开讲`] : []),
    ...(coming > 0 ? [`${coming} 讲视频还在整理，做好后直接在课里看`] : []),
  ].join('；')
}

/** Chapters and lessons. */
export function CourseOutline({ goods }: { readonly goods: GoodsDetail }) {
  const [vid, setVid] = useState<string>()
  if (goods.outline.length === 0) return <Empty size="small" title="大纲整理中" hint="开课前会在这里公布" />
  return (
    <>
      <View className="course__note">{readyText(goods.outline.flatMap(({ lessons }) => lessons))}</View>
      {goods.outline.map(({ title, lessons }) => (
        <Card key={title}>
          <View className="course__name">{title}</View>
          {lessons.map((lesson) => (
            <View key={lesson.lessonId} className="course__lesson">
              <Tag>{lessonKindText[lesson.kind]}</Tag>
              <View className="yt-grow">{lesson.title}</View>
              <Trial lesson={lesson} onTry={setVid} />
              <View className="course__minutes">{lesson.coming ? '整理中' : `${lesson.minutes}分钟`}</View>
            </View>
          ))}
        </Card>
      ))}
      <VideoSheet vid={vid} onClose={() => setVid(undefined)} />
    </>
  )
}

interface TrialProps {
  readonly lesson: Lesson
  readonly onTry: (vid: string) => void
}

/** A lesson that can be tried plays here; of the others only the course itself can be tried. */
function Trial({ lesson: { trial, vid, coming }, onTry }: TrialProps) {
  if (vid !== undefined) {
    return (
      <Button size="s" kind="soft" onPress={() => onTry(vid)} testId={`trial-${vid}`}>
        试听
      </Button>
    )
  }
  // Lessons in production have no trial.
  return trial && !coming ? <View className="course__minutes">含试听</View> : null
}
