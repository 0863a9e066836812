import type { LearnerProfile } from './LearnerProfile'

/** Gives all pages of a list the own subjects that its first page was requested with, so that no row changes its page. */
export const subjectsOfPages = (profile: Pick<LearnerProfile, 'load' | 'ownQuery'>) => {
  let own: string | undefined
  return async (page: number): Promise<string | undefined> => {
    if (page > 1) return own
    await profile.load()
    own = profile.ownQuery
    return own
  }
}
