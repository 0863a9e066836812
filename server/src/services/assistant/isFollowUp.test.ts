import { isFollowUp } from './isFollowUp'

it.each(['那它呢？', '那学费呢', '为什么', '再详细点', '这个怎么用', '还有别的办法吗'])(
  '%s goes on with what was asked before',
  (question) => expect(isFollowUp(question)).toBe(true),
)

it.each([
  '今天晚上吃什么',
  '国家线是什么？',
  '英语大作文怎么写',
  '在职考研每天学几个小时才够用呢这个问题困扰我很久',
])('%s speaks for itself', (question) => expect(isFollowUp(question)).toBe(false))
