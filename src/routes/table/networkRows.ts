import { defineRoutes } from '../defineRoutes'

const NETWORK = '全国考生同卷同时开考，结束后看名次和分布'
const NETWORK_REPORT = '名次、超过多少考生、全网分布和自己的得失'
const RANKS = '今日、本周、本月谁做得最多，你排第几'

/** Addresses of network-wide exams and leaderboards (seed §2), rows of the area `exercises`. */
export const networkRows = defineRoutes({
  combatNetwork: {
    path: '/combat-network',
    title: '全网实战',
    page: 'exercises/combat-network',
    needsLogin: true,
    pitch: NETWORK,
  },
  combatRankinglist: {
    path: '/combat-rankinglist',
    title: '实战榜',
    page: 'exercises/combat-rankinglist',
    needsLogin: true,
    pitch: RANKS,
  },
  exercisesCombatNetwork: {
    path: '/exercises/combat-network',
    title: '全网实战',
    page: 'exercises/combat-network',
    needsLogin: true,
    pitch: NETWORK,
  },
  exercisesCombatRankinglist: {
    path: '/exercises/combat-rankinglist',
    title: '实战排行',
    page: 'exercises/combat-rankinglist',
    needsLogin: true,
    pitch: RANKS,
  },
  exercisesCombatNetworkTest: {
    path: '/exercises/combat-network-test',
    title: '全网模考',
    page: 'exercises/combat-network-test',
    needsLogin: true,
    pitch: NETWORK,
  },
  exercisesCombatNetworkReport: {
    path: '/exercises/combat-network-report',
    title: '模考报告',
    page: 'exercises/combat-network-report',
    needsLogin: true,
    pitch: NETWORK_REPORT,
  },
  exercisesNetworkHome: {
    path: '/exercises/network-home',
    title: '全网测评',
    page: 'exercises/combat-network',
    params: { series: 'evaluation' },
    needsLogin: true,
    pitch: NETWORK,
  },
  exercisesNetworkTest: {
    path: '/exercises/network-test',
    title: '测评',
    page: 'exercises/combat-network-test',
    params: { series: 'evaluation' },
    needsLogin: true,
    pitch: NETWORK,
  },
  exercisesNetworkReport: {
    path: '/exercises/network-report',
    title: '测评报告',
    page: 'exercises/combat-network-report',
    params: { series: 'evaluation' },
    needsLogin: true,
    pitch: NETWORK_REPORT,
  },
})
