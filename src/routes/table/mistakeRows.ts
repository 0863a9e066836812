import { defineRoutes } from '../defineRoutes'

/** Rows of the area `exercises`: the book of mistakes and collected questions. */
export const mistakeRows = defineRoutes({
  exercisesWrongTopic: {
    path: '/exercises/wrong-topic',
    title: '错题',
    page: 'exercises/wrong-topic',
    needsLogin: true,
    pitch: '答错、蒙对、太慢的题都记着，按科目和知识点看',
  },
  exercisesMistakeBook: {
    path: '/exercises/mistake-book',
    title: '错题本',
    page: 'exercises/mistake-book',
    needsLogin: true,
    pitch: '错题按错因整理，能打印，能导出',
  },
  exercisesMistakeDetail: {
    path: '/exercises/mistake-detail',
    title: '错题详情',
    page: 'exercises/mistake-detail',
    needsLogin: true,
    pitch: '每道错题的解析、错因和你的笔记',
  },
  exercisesMistakeExercise: {
    path: '/exercises/mistake-exercise',
    title: '错题重练',
    page: 'exercises/mistake-exercise',
    needsLogin: true,
    pitch: '到期的错题再做一遍，没有网络也行',
  },
  exercisesCollectFolder: {
    path: '/exercises/collect-folder',
    title: '收藏夹',
    page: 'exercises/collect-folder',
    needsLogin: true,
    pitch: '把值得再看的题收进自己的收藏夹',
  },
  exercisesCollectDetail: {
    path: '/exercises/collect-detail',
    title: '收藏详情',
    page: 'exercises/collect-detail',
    needsLogin: true,
    pitch: '收藏的题目和它的解析',
  },
})
