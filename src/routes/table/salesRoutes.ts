import { defineRoutes } from '../defineRoutes'

/** Addresses of the area `sales` (seed §2). */
export const salesRoutes = defineRoutes({
  loginBlend: { path: '/login-blend', title: '统一登录', category: 'redundant' },
  menuBlend: { path: '/menu-blend', title: '业务菜单', staff: true, needsLogin: true, category: 'redundant' },
  extensionBlend: {
    path: '/extension-blend',
    title: '推广链接',
    staff: true,
    needsLogin: true,
    category: 'redundant',
  },
  agentLink: { path: '/agent-link', title: '代理链接', staff: true, needsLogin: true, category: 'redundant' },
  saleLogin: { path: '/sale-login', title: '销售登录', category: 'salerank' },
  saleIndex: { path: '/sale-index', title: '销售排行', category: 'salerank', staff: true, needsLogin: true },
  clueData: { path: '/clue-data', title: '线索数据', staff: true, needsLogin: true, category: 'redundant' },
  activityData: {
    path: '/activity-data',
    title: '活动数据',
    staff: true,
    needsLogin: true,
    category: 'redundant',
  },
  totalActivityData: {
    path: '/total-activity-data',
    title: '活动总览',
    staff: true,
    needsLogin: true,
    category: 'redundant',
  },
  confirmIdentity: {
    path: '/confiirm-identity',
    title: '身份确认',
    staff: true,
    needsLogin: true,
    category: 'redundant',
  },
  clueInfo: { path: '/clue-info', title: '线索详情', staff: true, needsLogin: true, category: 'redundant' },
  adminSaleLogin: { path: '/admin/sale-login', title: '管理登录' },
  adminSaleIndex: { path: '/admin/sale-index', title: '管理排行', staff: true, needsLogin: true },
})
