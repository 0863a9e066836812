import { defineRoutes } from '../defineRoutes'

const RECORDS = '问过的都在这里，换了手机也找得到'

/** Addresses of the area `assistant` (seed §2). */
export const assistantRoutes = defineRoutes({
  intellectualDialogue: {
    path: '/market/intellectual-dialogue',
    title: '智能对话',
    page: 'assistant/chat',
    params: { variant: 'dialogue' },
  },
  chatbotPro: {
    path: '/market/chatbot-pro',
    title: 'AI老师',
    page: 'assistant/chat',
    params: { variant: 'general' },
  },
  chatbotMessagelist: {
    path: '/market/chatbot-messagelist',
    title: '对话记录',
    page: 'assistant/messagelist',
    params: { variant: 'general' },
    needsLogin: true,
    pitch: RECORDS,
  },
  chatbotAnswer: { path: '/market/chatbot-answer', title: '回答详情', page: 'assistant/answer' },
  wenxin: {
    path: '/market/wenxin',
    title: '文心老师',
    page: 'assistant/chat',
    params: { variant: 'wenxin' },
  },
  wenxinMessagelist: {
    path: '/market/wenxin-messagelist',
    title: '文心记录',
    page: 'assistant/messagelist',
    params: { variant: 'wenxin' },
    needsLogin: true,
    pitch: RECORDS,
  },
  wenxinAnswer: { path: '/market/wenxin-answer', title: '文心回答', page: 'assistant/answer' },
  innovation: {
    path: '/market/innovation',
    title: '创新创业老师',
    page: 'assistant/chat',
    params: { variant: 'innovation' },
  },
  innovationMessagelist: {
    path: '/market/innovation-messagelist',
    title: '创新创业记录',
    page: 'assistant/messagelist',
    params: { variant: 'innovation' },
    needsLogin: true,
    pitch: RECORDS,
  },
  innovationAnswer: { path: '/market/innovation-answer', title: '创新创业回答', page: 'assistant/answer' },
  occupation: {
    path: '/market/occupation',
    title: '职业规划老师',
    page: 'assistant/chat',
    params: { variant: 'occupation' },
  },
  occupationMessagelist: {
    path: '/market/occupation-messagelist',
    title: '职业规划记录',
    page: 'assistant/messagelist',
    params: { variant: 'occupation' },
    needsLogin: true,
    pitch: RECORDS,
  },
  occupationAnswer: { path: '/market/occupation-answer', title: '职业规划回答', page: 'assistant/answer' },
  construction: {
    path: '/market/construction',
    title: '党建老师',
    page: 'assistant/chat',
    params: { variant: 'construction' },
  },
  constructionMessagelist: {
    path: '/market/construction-messagelist',
    title: '党建记录',
    page: 'assistant/messagelist',
    params: { variant: 'construction' },
    needsLogin: true,
    pitch: RECORDS,
  },
  constructionAnswer: { path: '/market/construction-answer', title: '党建回答', page: 'assistant/answer' },
  partyConstruction: {
    path: '/market/party-construction',
    title: '党建学习',
    page: 'assistant/party-construction',
    params: { variant: 'construction' },
  },
  recorder: {
    path: '/market/recorder',
    title: '智能客服',
    page: 'assistant/chat',
    params: { variant: 'recorder' },
  },
  uniSuper: { path: '/market/uni-super', title: '超级助手', page: 'assistant/uni-super' },
})
