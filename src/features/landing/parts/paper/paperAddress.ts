type PaperPage = 'practice' | 'test' | 'report' | 'rank'

/** The page for a paper; `attempt` names a test of the visitor. */
export const paperAddress = (page: PaperPage, paperId: string, attempt?: string): string =>
  `/market/paper-${page}?paper=${paperId}${attempt === undefined ? '' : `&attempt=${attempt}`}`
