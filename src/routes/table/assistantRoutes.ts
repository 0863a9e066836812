import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `assistant` (seed §2). */
export const assistantRoutes = defineRoutes({
  intellectualDialogue: { path: '/market/intellectual-dialogue', title: '智能对话' },
  chatbotPro: { path: '/market/chatbot-pro', title: 'AI老师' },
  chatbotMessagelist: { path: '/market/chatbot-messagelist', title: '对话记录', needsLogin: true },
  chatbotAnswer: { path: '/market/chatbot-answer', title: '回答详情' },
  wenxin: { path: '/market/wenxin', title: '文心老师' },
  wenxinMessagelist: { path: '/market/wenxin-messagelist', title: '文心记录', needsLogin: true },
  wenxinAnswer: { path: '/market/wenxin-answer', title: '文心回答' },
  innovation: { path: '/market/innovation', title: '创新创业老师' },
  innovationMessagelist: { path: '/market/innovation-messagelist', title: '创新创业记录', needsLogin: true },
  innovationAnswer: { path: '/market/innovation-answer', title: '创新创业回答' },
  occupation: { path: '/market/occupation', title: '职业规划老师' },
  occupationMessagelist: { path: '/market/occupation-messagelist', title: '职业规划记录', needsLogin: true },
  occupationAnswer: { path: '/market/occupation-answer', title: '职业规划回答' },
  construction: { path: '/market/construction', title: '党建老师' },
  constructionMessagelist: { path: '/market/construction-messagelist', title: '党建记录', needsLogin: true },
  constructionAnswer: { path: '/market/construction-answer', title: '党建回答' },
  partyConstruction: { path: '/market/party-construction', title: '党建学习' },
  recorder: { path: '/market/recorder', title: '智能客服' },
  uniSuper: { path: '/market/uni-super', title: '超级助手' },
})
