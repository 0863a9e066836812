import { EmbeddedContentCheck } from '../../gateways/contentCheck/EmbeddedContentCheck'
import { WechatContentCheck } from '../../gateways/contentCheck/WechatContentCheck'
import type { Foundation } from '../../Foundation'
import { miniProgramIdentity } from '../../repository/miniProgramIdentity'
import { ArticleRepository } from './articles/ArticleRepository'
import { ArticleService } from './articles/ArticleService'
import { ReadCounter } from './articles/ReadCounter'
import { CommentAnnouncer } from './comments/CommentAnnouncer'
import { CommentRepository } from './comments/CommentRepository'
import { CommentService } from './comments/CommentService'
import { RuleBook } from './RuleBook'
import { ExpertService } from './experts/ExpertService'
import { QuestionRepository } from './experts/QuestionRepository'
import { FollowRepository } from './forum/FollowRepository'
import { FollowService } from './forum/FollowService'
import { PostRepository } from './forum/PostRepository'
import { PostService } from './forum/PostService'
import { ReleaseService } from './forum/ReleaseService'
import { NoticeRepository } from './messages/NoticeRepository'
import { NoticeService } from './messages/NoticeService'
import { AuthorRepository } from './trust/AuthorRepository'
import { ReviewRepository } from './trust/ReviewRepository'
import { SharedTexts } from './SharedTexts'
import { TextGate } from './trust/TextGate'
import { TrustService } from './trust/TrustService'

/** Makes the services of the community. */
export const createCommunityServices = ({ db, items, clock, random, limiter, wechat, warn }: Foundation) => {
  const articles = new ArticleRepository(db)
  const posts = new PostRepository(db)
  const comments = new CommentRepository(db)
  const questions = new QuestionRepository(db)
  const follows = new FollowRepository(db)
  const authors = new AuthorRepository(db)
  const reviews = new ReviewRepository(db, random)
  const notices = new NoticeRepository(db, random)
  const announcer = new CommentAnnouncer({ notices, clock })
  const book = new RuleBook(items)
  const check = new WechatContentCheck({
    wechat,
    identityOf: (uid) => miniProgramIdentity(db, uid),
    beside: new EmbeddedContentCheck(),
    warn,
  })
  const gate = new TextGate({ book, check, limiter, authors, clock })
  const reads = new ReadCounter(db)
  const common = { db, book, gate, limiter, clock, random, authors, reviews, notices, announcer }
  return {
    gate,
    reads,
    articles: new ArticleService(articles, reads),
    shared: new SharedTexts(articles, posts),
    posts: new PostService({ ...common, posts, reads }),
    releases: new ReleaseService({ posts, comments, questions }),
    follows: new FollowService({ follows, authors, clock }),
    comments: new CommentService({ ...common, comments }),
    experts: new ExpertService({ ...common, questions }),
    notices: new NoticeService(notices, clock),
    trust: new TrustService({ ...common, posts, comments, questions }),
  }
}

export type CommunityServices = ReturnType<typeof createCommunityServices>
