import type { Lesson } from '@/contracts/course/goods'

/** What the kinds of lessons are called. */
export const lessonKindText: Readonly<Record<Lesson['kind'], string>> = {
  video: '视频',
  live: '直播',
  audio: '音频',
  document: '讲义',
  exercise: '练习',
  words: '单词',
}
