/** The branch that /market/homepages/21 shows by `tabact` (seed §2), counted from 1. Each is a template of homepages21.json. */
export const branchVariants = [
  'anhui',
  'beijing',
  'beijing-online',
  'fujian',
  'guiyang',
  'hubei',
  'hunan',
  'jilin',
  'jiangsu',
  'shandong',
  'shaanxi',
  'shanghai',
  'sichuan-lin',
  'sichuan-zhou',
  'tianjin',
  'zhejiang',
  'chongqing',
  'zigong',
] as const

/** The branch for everything but 1 to 18. */
export const DEFAULT_BRANCH = 'shanxi'

/** The template of a `tabact`. */
export const branchVariantOf = (tabact: string | undefined): string =>
  /^\d{1,2}$/.test(tabact ?? '') ? (branchVariants[Number(tabact) - 1] ?? DEFAULT_BRANCH) : DEFAULT_BRANCH
