/** Subjects of experts, in the order of the tabs. */
export const expertSubjects = [
  '数学',
  '英语',
  '政治',
  '计算机',
  '教育学',
  '法律硕士',
  '择校',
  '规划',
] as const
