import { defineRoutes } from '../defineRoutes'

const FIRST = '按知识点一段一段背，背到哪里都记着'
const SECOND = '定好每天背几条，今天的清单自动排好'

/** Rows of the area `exercises`: passages to recite, in three editions. */
export const reciteRows = defineRoutes({
  exercisesRecite: {
    path: '/exercises/recite',
    title: '背诵',
    page: 'exercises/recite',
    needsLogin: true,
    pitch: FIRST,
  },
  exercisesReciteList: {
    path: '/exercises/recite-list',
    title: '背诵列表',
    page: 'exercises/recite-list',
    needsLogin: true,
    pitch: FIRST,
  },
  exercisesReciteLearn: {
    path: '/exercises/recite-learn',
    title: '背诵学习',
    page: 'exercises/recite-learn',
    needsLogin: true,
    pitch: '遮住关键词背，背完打分，快忘时再来',
  },
  exercisesV2Recite: {
    path: '/exercises/v2/recite',
    title: '背诵2.0',
    page: 'exercises/recite',
    params: { edition: 'second' },
    needsLogin: true,
    pitch: SECOND,
  },
  exercisesV3Recite: {
    path: '/exercises/v3/recite',
    title: '背诵3.0',
    page: 'exercises/recite',
    params: { edition: 'third' },
    needsLogin: true,
    pitch: '快忘的时候提醒你背，还能听朗读',
  },
  exercisesV2ReciteList: {
    path: '/exercises/v2/recite-list',
    title: '背诵列表2.0',
    page: 'exercises/recite-list',
    params: { edition: 'second' },
    needsLogin: true,
    pitch: SECOND,
  },
  exercisesV2ReciteLearn: {
    path: '/exercises/v2/recite-learn',
    title: '背诵学习2.0',
    page: 'exercises/recite-learn',
    params: { edition: 'second' },
    needsLogin: true,
    pitch: SECOND,
  },
})
