import type { Turn } from '@/contracts/assistant/chat'

/** A question with its answer, which cites one source. */
export const answeredTurn: Turn = {
  turnId: 'turn-of-the-backend-1',
  conversationId: 'talk-1',
  question: '国家线是什么？',
  context: null,
  state: 'done',
  kind: 'extract',
  blocks: [
    { kind: 'paragraph', line: [{ text: '教育部划定的' }, { text: '1', source: 1 }] },
    { kind: 'paragraph', line: [{ text: '基本要求。' }] },
  ],
  text: '教育部划定的[1]\n\n基本要求。',
  sources: [{ title: '国家线和院校线', place: '考研流程', link: { route: 'license', query: {} } }],
  followUps: ['调剂怎么办？'],
  handOver: false,
  rating: null,
  askedAt: 1,
}
