import { type ReactNode, useEffect } from 'react'
import { observer } from 'mobx-react'
import type { StaffPermission } from '@/domain/staff/permissions'
import { isReady } from '@/domain/staff/staffRules'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Wide } from '../wide'
import { FirstPassword } from './FirstPassword'
import { NewLeadNotice } from './NewLeadNotice'
import { useNewLeads, useStaff } from './useStaff'
import '../sales.scss'

interface StaffPageProps {
  readonly permission: StaffPermission
  readonly children: ReactNode
}

/** A page of staff: requires a session, a changed password, a confirmed identity and the permission, in this order. */
export const StaffPage = observer(function StaffPage({ permission, children }: StaffPageProps) {
  useNewLeads()
  return (
    <Wide>
      <Admitted permission={permission}>{children}</Admitted>
    </Wide>
  )
})

const Admitted = observer(function Admitted({ permission, children }: StaffPageProps) {
  const { navigator } = useStores()
  const { row } = useRoute()
  const staff = useStaff()
  const { me } = staff
  const isWaiting = me !== undefined && !isReady(me)
  // A manager may have confirmed the identity since the last visit.
  useEffect(() => {
    if (isWaiting) void staff.refresh().catch(() => undefined)
  }, [staff, isWaiting])
  const toLogin = (): void => {
    if (row.path.startsWith('/admin/')) return void navigator.go('adminSaleLogin')
    void navigator.go(row.category === 'salerank' ? 'saleLogin' : 'loginBlend')
  }
  if (!me)
    return (
      <Empty
        art="locked"
        title="请先登录工作账号"
        hint={row.pitch}
        action={{ text: '去登录', onPress: toLogin }}
        testId="staff-offer"
      />
    )
  if (me.mustChange) return <FirstPassword />
  if (permission !== 'self' && !me.isConfirmed)
    return (
      <Empty
        art="locked"
        title="身份还没有确认"
        hint={me.claim ? '已提交，等主管确认后就可以使用' : '填写分校和工号，由主管确认后就可以使用'}
        action={{ text: '去确认身份', onPress: () => void navigator.go('confirmIdentity') }}
      />
    )
  if (!staff.may(permission))
    return (
      <Empty
        art="locked"
        title="你的账号没有这项权限"
        hint="需要的话，请联系主管"
        action={{ text: '返回业务菜单', onPress: () => void navigator.replace('menuBlend') }}
      />
    )
  return (
    <>
      <NewLeadNotice />
      {children}
    </>
  )
})
