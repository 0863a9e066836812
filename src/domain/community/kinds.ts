/** Channels of articles; one engine serves them all. */
export const articleChannels = ['news', 'exam', 'method', 'experience', 'public-exam', 'message'] as const
export type ArticleChannel = (typeof articleChannels)[number]

/** Phases of an exam year. */
export const examPhases = ['signup', 'first', 'retest', 'transfer'] as const
export type ExamPhase = (typeof examPhases)[number]

/** Kinds of public exams. */
export const articleKinds = ['national', 'provincial', 'selected', 'institution', 'teacher'] as const
export type ArticleKind = (typeof articleKinds)[number]

export const plateCategories = ['subject', 'school', 'life'] as const
export type PlateCategory = (typeof plateCategories)[number]

/** `hidden` is removed by moderation, `deleted` by the author. */
export const postStates = ['pending', 'public', 'rejected', 'hidden', 'deleted'] as const
export type PostState = (typeof postStates)[number]

/** `pending`: queued for a moderator; `waiting`: not answered yet. */
export const questionStates = ['pending', 'waiting', 'answered', 'closed', 'rejected'] as const
export type QuestionState = (typeof questionStates)[number]

export const commentTargets = ['article', 'post'] as const
export type CommentTarget = (typeof commentTargets)[number]

export const likeKinds = ['article', 'post', 'comment', 'question'] as const
export type LikeKind = (typeof likeKinds)[number]

export const followKinds = ['user', 'plate'] as const
export type FollowKind = (typeof followKinds)[number]

export const reviewTargets = ['post', 'comment', 'question'] as const
export type ReviewTarget = (typeof reviewTargets)[number]

export const reportReasons = ['ad', 'abuse', 'cheat', 'privacy', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const noticeKinds = ['system', 'reply', 'like', 'answer'] as const
export type NoticeKind = (typeof noticeKinds)[number]
