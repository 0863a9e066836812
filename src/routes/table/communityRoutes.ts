import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `community` (seed §2). */
export const communityRoutes = defineRoutes({
  information: { path: '/information', page: 'community/information', title: '资讯详情' },
  informationComment: {
    path: '/information-comment',
    page: 'community/information-comment',
    title: '全部评论',
  },
  postgraduateSky: { path: '/postgraduate-sky', page: 'community/postgraduate-sky', title: '考研天地' },
  examSky: { path: '/exam-sky', page: 'community/exam-sky', title: '考试资讯' },
  blockDetail: { path: '/block-detail', page: 'community/block-detail', title: '版块' },
  tagDetail: { path: '/tag-detail', page: 'community/topic-list', title: '话题标签' },
  topicList: { path: '/topic-list', page: 'community/topic-list', title: '话题列表' },
  publishArticle: {
    path: '/publish-article',
    page: 'community/publish-article',
    title: '发布',
    needsLogin: true,
    pitch: '发话题、配图片，和同学一起讨论',
  },
  popPlate: { path: '/pop-plate', page: 'community/pop-plate', title: '热门版块' },
  myRelease: {
    path: '/my-release',
    page: 'community/my-release',
    title: '我的发布',
    needsLogin: true,
    pitch: '你的话题、提问和评论，审核到哪一步都在这里',
  },
  expertsAnswer: { path: '/experts-answer', page: 'community/experts-answer', title: '名师答疑' },
  expertsDetail: { path: '/experts-detail', page: 'community/experts-detail', title: '名师主页' },
  expertsQuestion: {
    path: '/experts-question',
    page: 'community/experts-question',
    title: '向名师提问',
    needsLogin: true,
    pitch: '写下卡住的地方，老师回答后通知你',
  },
  userPage: { path: '/user-page', page: 'community/user-page', title: '个人主页' },
  experienceExpertExperience: {
    path: '/experience/expert-experience',
    page: 'community/expert-experience',
    title: '学长经验',
  },
  experienceInformation: {
    path: '/experience/information',
    page: 'community/information',
    title: '经验详情',
  },
  experienceInformationComment: {
    path: '/experience/information-comment',
    page: 'community/information-comment',
    title: '经验评论',
  },
  publicExamIndex: { path: '/public-exam/index', page: 'community/public-exam', title: '公考首页' },
  publicExamNews: { path: '/public-exam/news', page: 'community/public-exam-news', title: '公考资讯' },
  publicExamInfo: { path: '/public-exam/info', page: 'community/information', title: '公考详情' },
  messageInformation: { path: '/message/information', page: 'community/information', title: '消息资讯' },
  messageInformationComment: {
    path: '/message/information-comment',
    page: 'community/information-comment',
    title: '消息评论',
  },
  messagePostgraduateSky: {
    path: '/message/postgraduate-sky',
    page: 'community/postgraduate-sky',
    title: '消息天地',
  },
})
