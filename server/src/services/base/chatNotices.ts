import type { Content, ContentProblem } from '../../authoring/Content'
import { baseKinds } from '../../authoring/kinds/baseKinds'

/** Names the branches whose customer service cannot be reached: their chat links are data of the operator. */
export const chatNotices = (content: Content): ContentProblem[] => {
  const silent = content.of(baseKinds).branches.filter(({ consultUrl }) => !consultUrl)
  if (silent.length === 0) return []
  const ids = silent.map(({ branchId }) => branchId).join(', ')
  return [
    {
      file: 'branches.json',
      path: 'consultUrl',
      reason: `no link to customer service, so nobody answers there: ${ids}`,
    },
  ]
}
