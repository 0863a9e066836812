import { everyRow } from '@/routes/everyRow'
import { routeIds } from '@/routes/routeOf'
import type { RouteId } from '@/routes/table'
import { DIAGNOSED_ATTEMPT } from '../stories/exercises/diagnosed'
import { MISSED_ATTEMPT, MISSED_FOLDER, MISSED_QUESTION } from '../stories/exercises/mistaken'
import { RECITED_CHAPTER, RECITED_SUBJECT } from '../stories/exercises/recited'
import { FREE_COURSE } from './visitor'

/** The rows that have a page. */
export const builtPages: readonly RouteId[] = routeIds.filter((id) => everyRow[id].page !== undefined)

/** Parameters for rows with a path parameter or a required query. */
export const openedWith: Readonly<Partial<Record<RouteId, Readonly<Record<string, string>>>>> = {
  vocabularyDetail: { id: 'abandon' },
  summerGold: { id: '127' },
  purpleGold: { id: '27' },
  highTutoring: { id: '27' },
  homepages: { id: '25' },
  superForum: { id: '26' },
  superSprint: { id: '27' },
  market: { slug: 'winter-camp27' },
  coursesDetail: { goodsId: '270001' },
  // The whole shop goes on growing under the finger.
  productList: { category: 'camp' },
  productMore: { category: 'medicine' },
  knowledgeStructureDetail: { pointId: 'maths-limit' },
  usableCourse: { couponId: 'welcome-100' },
  paycourseDetails: { goodsId: '270001' },
  // Goods owned by the visitor of these tests.
  ccVideo: { goodsId: FREE_COURSE, lessonId: '002' },
  coursesAudioAction: { trackId: 'politics-news' },
  courseLearning: { goodsId: FREE_COURSE },
  courseReport: { goodsId: FREE_COURSE },
  startingSchool: { goodsId: FREE_COURSE },
  signAgreement: { goodsId: FREE_COURSE },
  subjectSelection: { goodsId: FREE_COURSE },
  subjectProgressSelection: { goodsId: FREE_COURSE },
  exercisesExamDetail: { paperId: 'politics-mock-1' },
  exercisesCombatAbilityTest: { subject: '408' },
  // The visitor's answers are of politics.
  exercisesMasterStatus: { subject: '101' },
  exercisesStudyKnowledges: { subject: '101' },
  exercisesSubjectAbility: { subject: '101' },
  exercisesSynthesisTest: { subject: '101' },
  exercisesSpecialTrainSys: { subject: '101' },
  exercisesKnowledgeReport: { attempt: MISSED_ATTEMPT },
  exercisesSynthesisReport: { attempt: MISSED_ATTEMPT },
  exercisesAnalysisTest: { attempt: MISSED_ATTEMPT },
  exercisesAnalysisReport: { attempt: MISSED_ATTEMPT },
  exercisesTrainingDetail: { training: 'tan-minus-sin' },
  exercisesStrengthReport: { attempt: DIAGNOSED_ATTEMPT },
  exercisesExamDiagnose: { attempt: MISSED_ATTEMPT },
  exercisesAbilityStageReport: { subject: '101' },
  exercisesAbilitySubjectReport: { subject: '101' },
  exercisesMistakeDetail: { question: MISSED_QUESTION },
  exercisesReciteList: { subject: RECITED_SUBJECT, chapter: RECITED_CHAPTER },
  exercisesReciteLearn: { subject: RECITED_SUBJECT, chapter: RECITED_CHAPTER, edition: 'third' },
  yzInfoAcademyInfo: { id: '001' },
  chooseAcademyInfo: { id: '002' },
  yzInfoMajorInfo: { code: '0812' },
  chooseMajorInfo: { code: '0854' },
  yzInfoMajorDetail: { id: '001-0301' },
  chooseMajorDetail: { id: '001-0301' },
  yzInfoMajorIntroduction: { code: '0812' },
  chooseSchoolContrastDetail: { school: '001,002', code: '0301' },
  chooseChooseSchoolReport: { programme: '001-0301' },
  chooseSchoolMajorSearch: { school: '001', name: '北京大学' },
  chooseSearch: { keyword: '北邮' },
  electronicBook: { id: 'politics-core' },
  bookDetail: { id: 'politics-core' },
  chapterDetail: { id: 'maths-methods', chapter: 'c03' },
  studyDocx: { id: 'focus' },
  messagePdfPreview: { id: 'focus' },
  baoyanDetails: { id: 's2028-camp-001' },
  exemptionExamFreeinfo: { id: 's2028-camp-002' },
  baoyanTutorDetails: { id: 'sample-01' },
  baoyanAcDetails: { id: 'baoyan-resume-01' },
  baoyanConsultDetails: { id: 'consult-01' },
  baoyanMasterDetails: { id: 'exp-01' },
  exercisesCollectDetail: { folder: MISSED_FOLDER },
}
