import type { ResourceRow } from '@/contracts/baoyan/catalogue'

export const resourceTypeNames: Readonly<Record<ResourceRow['type'], string>> = {
  resume: '简历',
  letter: '文书',
  interview: '面试',
  major: '专业课',
  plan: '规划',
}

export const resourceScopeNames: Readonly<Record<ResourceRow['scope'], string>> = {
  all: '通用',
  '985': '985 院校',
  '211': '211 院校',
  双一流: '双一流院校',
}
