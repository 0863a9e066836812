import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `baoyan` (seed §2). */
export const baoyanRoutes = defineRoutes({
  acResources: { path: '/ac-resources', page: 'baoyan/ac-resources', title: '院校资源' },
  mentorInformation: { path: '/mentor-information', page: 'baoyan/mentor-information', title: '导师信息' },
  noExam: { path: '/no-exam', page: 'baoyan/no-exam', title: '推免专区' },
  exemptionExamFree: {
    path: '/examption/exam-free',
    page: 'baoyan/exam-free',
    title: '推免报名',
    category: 'examption',
  },
  exemptionExamFreeinfo: {
    path: '/examption/exam-freeinfo',
    page: 'baoyan/exam-freeinfo',
    title: '推免详情',
    category: 'examption',
  },
  baoyanPage: { path: '/rearch/page', page: 'baoyan/page', title: '保研首页' },
  baoyanConsultDetails: { path: '/rearch/consultDetails', page: 'baoyan/consult-details', title: '咨询详情' },
  baoyanTutorInformation: {
    path: '/rearch/tutorInformation',
    page: 'baoyan/tutor-information',
    title: '导师库',
  },
  baoyanSchoolSearch: { path: '/rearch/schoolSearch', page: 'baoyan/school-search', title: '保研院校' },
  baoyanTutorDetails: { path: '/rearch/tutorDetails', page: 'baoyan/tutor-details', title: '导师详情' },
  baoyanAcResource: { path: '/rearch/acRrource', page: 'baoyan/ac-resource', title: '学术资源' },
  baoyanAcDetails: { path: '/rearch/acDetails', page: 'baoyan/ac-details', title: '资源详情' },
  baoyanDetails: { path: '/rearch/details', page: 'baoyan/details', title: '通知详情' },
  baoyanMasterExperience: {
    path: '/rearch/masterExperience',
    page: 'baoyan/master-experience',
    title: '学霸经验',
  },
  baoyanMasterDetails: { path: '/rearch/masterDetails', page: 'baoyan/master-details', title: '经验详情' },
  baoyanAcademysFilter: { path: '/rearch/academysFilter', page: 'baoyan/academys-filter', title: '院校筛选' },
  baoyanSpecialtysFilter: {
    path: '/rearch/specialtysFilter',
    page: 'baoyan/specialtys-filter',
    title: '专业筛选',
  },
  baoyanPostRecommend: {
    path: '/rearch/postRecommend',
    page: 'baoyan/post-recommend',
    title: '推荐院校',
    needsLogin: true,
    pitch: '填一次背景，按示例案例算冲稳保',
  },
  baoyanContendEdge: {
    path: '/rearch/contendEdge',
    page: 'baoyan/contend-edge',
    title: '竞争力测评',
    needsLogin: true,
    pitch: '六个方面打分，看清自己差在哪里',
  },
  baoyanContendDetails: {
    path: '/rearch/contendDetails',
    page: 'baoyan/contend-details',
    title: '测评详情',
    needsLogin: true,
    pitch: '每次测评都留着，看得到进步',
  },
})
