import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `score` (seed §2). */
export const scoreRoutes = defineRoutes({
  scoreHome: { path: '/score-home', title: '估分首页', category: 'score' },
  scoreCoursepage: { path: '/score/coursepage', title: '复试课程', category: 'score' },
  scoreUser: { path: '/score/user', title: '我的估分', category: 'score', needsLogin: true },
  scoreExamForm: { path: '/score/exam-form', title: '填写报考信息', category: 'score', needsLogin: true },
  scoreEstimateScore: {
    path: '/score/estimate-score',
    title: '对答案估分',
    category: 'score',
    needsLogin: true,
  },
  scoreReviewAdjust: { path: '/score/review-adjust', title: '调剂信息', category: 'score' },
  scoreReviewDetail: { path: '/score/review-detail', title: '复试详情', category: 'score' },
  scoreReviewList: { path: '/score/review-list', title: '复试院校', category: 'score' },
  scoreReviewInfo: { path: '/score/review-info', title: '复试资讯', category: 'score' },
  scoreReviewSecrets: { path: '/score/review-secrets', title: '复试秘籍', category: 'score' },
  scoreTotalreport: { path: '/score/totalreport', title: '估分总报告', category: 'score', needsLogin: true },
  scoreQuickevaluate: { path: '/score/quickevaluate', title: '快速评估', category: 'score' },
  scoreTestevaluate: { path: '/score/testevaluate', title: '测试评估', category: 'score', needsLogin: true },
  scoreTestreport: { path: '/score/testreport', title: '测试报告', category: 'score', needsLogin: true },
  scoreComList: { path: '/score/com-list', title: '估分榜', category: 'score' },
  scoreScoreQuery: { path: '/score/score-query', title: '成绩查询', category: 'score' },
  scoreNationalLine: { path: '/score/national-line', title: '国家线', category: 'score' },
  scoreSelfmarkingDetail: {
    path: '/score/selfmarking-detail',
    title: '自评详情',
    category: 'score',
    needsLogin: true,
  },
})
