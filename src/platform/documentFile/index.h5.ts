import type { DocumentFiles } from './types'

export type * from './types'

/** Through a link: browsers show PDF files and download others. */
export const documentFile: DocumentFiles = {
  open: async (url) => {
    const link = document.createElement('a')
    link.href = url
    link.target = '_blank'
    link.rel = 'noopener'
    document.body.append(link)
    link.click()
    link.remove()
    return true
  },
}
