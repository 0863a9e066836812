import * as articles from '@/contracts/community/articles'
import * as comments from '@/contracts/community/comments'
import * as drafts from '@/contracts/community/drafts'
import * as experts from '@/contracts/community/experts'
import * as forum from '@/contracts/community/forum'
import * as publishing from '@/contracts/community/publishPost'
import * as messages from '@/contracts/community/messages'
import * as trust from '@/contracts/community/trust'
import type { Area } from '../Area'
import { communityAccounts } from './communityAccounts'
import { communityContent } from './content/communityContent'
import { createCommunityServices } from './createCommunityServices'
import { communityRoutes } from './routes'

/** Articles, forum, comments, experts, messages and moderation. */
export const communityArea: Area = {
  name: 'community',
  contracts: [articles, comments, drafts, experts, forum, publishing, messages, trust],
  content: communityContent,
  accounts: communityAccounts,
  start: (foundation, others) => {
    const services = createCommunityServices(foundation)
    return {
      routes: ({ serve, servePicture }) => {
        communityRoutes(serve, services, others)
        services.shared.serveCards(servePicture)
      },
      screens: services.shared,
      offers: {
        doubtIn: async (uid, text) => (await services.gate.admit(uid, text)).source,
        tell: (tx, message) => services.notices.tell(tx, message),
      },
      chores: [() => services.reads.flush(), () => services.posts.purge()],
    }
  },
}
