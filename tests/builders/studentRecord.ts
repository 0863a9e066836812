import { UID } from './fakeStores'

/** A learner's record with everything filled in. */
export const studentRecord = {
  uid: UID,
  name: '张三',
  avatar: '',
  school: '武汉大学',
  major: '法学',
  grade: '大三',
  targetSchool: '北京大学',
  targetMajor: '法学',
  examYear: 2027,
  subjectIds: ['s1'],
  complete: true,
  verified: true,
  updatedAt: 5,
}
