import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { salesToday } from '@/contracts/sales/figures'
import type { StaffPermission } from '@/domain/staff/permissions'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { Switch } from '@/ui/controls/Switch'
import { AuditList } from '../../audit/AuditList'
import { ConsultDay } from '../../consult/ConsultDay'
import { AnswerQueue } from '../../moderation/AnswerQueue'
import { ReviewQueue } from '../../moderation/ReviewQueue'
import { StaffPage } from '../../session/StaffPage'
import { useStaff, useStaffWorld } from '../../session/useStaff'
import { roleTexts, yuan } from '../../shared/salesTexts'

type MenuRoute =
  | 'extensionBlend'
  | 'agentLink'
  | 'clueData'
  | 'activityData'
  | 'totalActivityData'
  | 'saleIndex'
  | 'adminSaleIndex'
  | 'confirmIdentity'

interface MenuItem {
  readonly route: MenuRoute
  readonly title: string
  readonly note: string
  readonly permission: StaffPermission
}

/** The menu; shows only what the role permits. */
const items: readonly MenuItem[] = [
  {
    route: 'extensionBlend',
    title: '推广链接',
    note: '选页面生成链接、二维码和海报',
    permission: 'links.write',
  },
  { route: 'agentLink', title: '链接效果', note: '访问、注册、订单和金额', permission: 'links.read' },
  { route: 'clueData', title: '线索数据', note: '筛选、跟进、分配', permission: 'clues.read' },
  {
    route: 'totalActivityData',
    title: '活动总览',
    note: '所有活动放在一起比较',
    permission: 'activity.read',
  },
  { route: 'saleIndex', title: '销售排行', note: '今天、本周、本月', permission: 'ranks.read' },
  { route: 'adminSaleIndex', title: '管理排行', note: '各分校与全体员工', permission: 'ranks.all' },
  { route: 'confirmIdentity', title: '身份确认', note: '分校与工号', permission: 'self' },
]

/** Work that this page opens itself. */
const works: readonly {
  readonly work: string
  readonly title: string
  readonly note: string
  readonly permission: StaffPermission
}[] = [
  { work: 'reviews', title: '内容审核', note: '待审和被举报的话题、评论、提问', permission: 'operate' },
  { work: 'consults', title: '择校咨询', note: '每天的一对一预约和联系方式', permission: 'operate' },
  { work: 'answers', title: '名师答疑', note: '等待回答的提问和追问', permission: 'answers.write' },
  { work: 'audit', title: '操作记录', note: '登录、查看手机号、导出和账号变动', permission: 'audit.read' },
]

/** /menu-blend: today's open work, and links to everything that the role permits; `?work=` opens a queue of the community, the consultations of a day, or the audit log. */
export function MenuView() {
  const { given } = useRoute()
  if (given['work'] === 'reviews')
    return (
      <StaffPage permission="operate">
        <ReviewQueue />
      </StaffPage>
    )
  if (given['work'] === 'consults')
    return (
      <StaffPage permission="operate">
        <ConsultDay />
      </StaffPage>
    )
  if (given['work'] === 'answers')
    return (
      <StaffPage permission="answers.write">
        <AnswerQueue />
      </StaffPage>
    )
  if (given['work'] === 'audit')
    return (
      <StaffPage permission="audit.read">
        <AuditList />
      </StaffPage>
    )
  return (
    <StaffPage permission="self">
      <Menu />
    </StaffPage>
  )
}

const Menu = observer(function Menu() {
  const { navigator, ui } = useStores()
  const staff = useStaff()
  const { me } = staff
  const logout = async (): Promise<void> => {
    await staff.logout()
    ui.say('已退出登录')
    void navigator.replace('loginBlend')
  }
  if (!me) return null
  return (
    <View className="sales__stack">
      <Card>
        <View className="sales__row">
          <View className="yt-grow">
            <View className="sales-menu__name">{me.name}</View>
            <View className="sales__hint">
              {[roleTexts[me.role], me.branchName, me.employeeNo && `工号 ${me.employeeNo}`]
                .filter(Boolean)
                .join(' · ')}
            </View>
          </View>
          <Button size="s" kind="ghost" onPress={() => void logout()} testId="staff-logout">
            退出
          </Button>
        </View>
      </Card>
      {staff.may('clues.read') ? <Today /> : null}
      <List label="业务菜单" testId="staff-menu">
        {items
          .filter(({ permission }) => staff.may(permission))
          .map(({ route, title, note }) => (
            <Cell key={route} title={title} note={note} onPress={() => void navigator.go(route)} />
          ))}
        {works
          .filter(({ permission }) => staff.may(permission))
          .map(({ work, title, note }) => (
            <Cell
              key={work}
              title={title}
              note={note}
              onPress={() => void navigator.go('menuBlend', { work })}
            />
          ))}
      </List>
      {staff.may('clues.read') ? <SoundChoice /> : null}
    </View>
  )
})

const Today = observer(function Today() {
  const staff = useStaff()
  const today = useResource(() => staff.call(salesToday, {}, { quiet: true }))
  return (
    <Loadable phase={today.phase} onRetry={() => void today.load()} size="small" skeleton="card">
      {({ newLeads, dueToday, ordersToday, amountToday }) => (
        <Card>
          <View className="sales__stats">
            <Stat label="今日新线索" value={newLeads} unit="条" />
            <Stat label="待跟进" value={dueToday} unit="条" />
            <Stat label="今日成交" value={ordersToday} unit="单" />
            <Stat label="今日金额" value={yuan(amountToday)} />
          </View>
        </Card>
      )}
    </Loadable>
  )
})

const SoundChoice = observer(function SoundChoice() {
  const { sound } = useStaffWorld()
  return (
    <List label="提醒">
      <Cell
        title="新线索提示音"
        note="打开页面时有新线索就响一声"
        value={<Switch label="新线索提示音" checked={sound.isOn} onChange={sound.set} />}
      />
    </List>
  )
})
