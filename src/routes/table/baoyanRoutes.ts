import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `baoyan` (seed §2). */
export const baoyanRoutes = defineRoutes({
  acResources: { path: '/ac-resources', title: '院校资源' },
  mentorInformation: { path: '/mentor-information', title: '导师信息' },
  noExam: { path: '/no-exam', title: '推免专区' },
  exemptionExamFree: { path: '/examption/exam-free', title: '推免报名', category: 'examption' },
  exemptionExamFreeinfo: { path: '/examption/exam-freeinfo', title: '推免详情', category: 'examption' },
  baoyanPage: { path: '/rearch/page', title: '保研首页' },
  baoyanConsultDetails: { path: '/rearch/consultDetails', title: '咨询详情' },
  baoyanTutorInformation: { path: '/rearch/tutorInformation', title: '导师库' },
  baoyanSchoolSearch: { path: '/rearch/schoolSearch', title: '保研院校' },
  baoyanTutorDetails: { path: '/rearch/tutorDetails', title: '导师详情' },
  baoyanAcResource: { path: '/rearch/acRrource', title: '学术资源' },
  baoyanAcDetails: { path: '/rearch/acDetails', title: '资源详情' },
  baoyanDetails: { path: '/rearch/details', title: '通知详情' },
  baoyanMasterExperience: { path: '/rearch/masterExperience', title: '学霸经验' },
  baoyanMasterDetails: { path: '/rearch/masterDetails', title: '经验详情' },
  baoyanAcademysFilter: { path: '/rearch/academysFilter', title: '院校筛选' },
  baoyanSpecialtysFilter: { path: '/rearch/specialtysFilter', title: '专业筛选' },
  baoyanPostRecommend: { path: '/rearch/postRecommend', title: '推荐院校', needsLogin: true },
  baoyanContendEdge: { path: '/rearch/contendEdge', title: '竞争力测评', needsLogin: true },
  baoyanContendDetails: { path: '/rearch/contendDetails', title: '测评详情', needsLogin: true },
})
