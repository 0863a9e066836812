import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `community` (seed §2). */
export const communityRoutes = defineRoutes({
  information: { path: '/information', title: '资讯详情' },
  informationComment: { path: '/information-comment', title: '全部评论' },
  postgraduateSky: { path: '/postgraduate-sky', title: '考研天地' },
  examSky: { path: '/exam-sky', title: '考试资讯' },
  blockDetail: { path: '/block-detail', title: '版块' },
  tagDetail: { path: '/tag-detail', title: '话题标签' },
  topicList: { path: '/topic-list', title: '话题列表' },
  publishArticle: { path: '/publish-article', title: '发布', needsLogin: true },
  popPlate: { path: '/pop-plate', title: '热门版块' },
  myRelease: { path: '/my-release', title: '我的发布', needsLogin: true },
  expertsAnswer: { path: '/experts-answer', title: '名师答疑' },
  expertsDetail: { path: '/experts-detail', title: '名师主页' },
  expertsQuestion: { path: '/experts-question', title: '向名师提问', needsLogin: true },
  userPage: { path: '/user-page', title: '个人主页' },
  experienceExpertExperience: { path: '/experience/expert-experience', title: '学长经验' },
  experienceInformation: { path: '/experience/information', title: '经验详情' },
  experienceInformationComment: { path: '/experience/information-comment', title: '经验评论' },
  publicExamIndex: { path: '/public-exam/index', title: '公考首页' },
  publicExamNews: { path: '/public-exam/news', title: '公考资讯' },
  publicExamInfo: { path: '/public-exam/info', title: '公考详情' },
  messageInformation: { path: '/message/information', title: '消息资讯' },
  messageInformationComment: { path: '/message/information-comment', title: '消息评论' },
  messagePostgraduateSky: { path: '/message/postgraduate-sky', title: '消息天地' },
})
