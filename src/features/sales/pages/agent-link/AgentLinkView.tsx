import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { decideHold, type HoldKind, holds } from '@/contracts/sales/figures'
import { disableLink, type SalesLink, salesLinks } from '@/contracts/sales/links'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { catchApiError } from '@/api'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Sheet } from '@/ui/layout/Sheet'
import { Tag } from '@/ui/feedback/Tag'
import { LinkCard } from '../../leads/LinkCard'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { KeysetList } from '../../shared/KeysetList'
import { moment, yuan } from '../../shared/salesTexts'
import { DataTable } from '../../table/DataTable'

/** /agent-link: the member's links and their results. */
export const AgentLinkView = () => (
  <StaffPage permission="links.read">
    <Links />
    <Holds />
  </StaffPage>
)

const stateOf = ({ isDisabled, expiresAt }: SalesLink, now: number): string => {
  if (isDisabled) return '已停用'
  return expiresAt < now ? '已到期' : '有效'
}

const columnsAt = (now: number) => [
  { name: '链接', of: ({ title }: SalesLink) => title },
  { name: '所属', of: ({ staffName }: SalesLink) => staffName },
  { name: '访问', of: ({ visits, visitors }: SalesLink) => `${visits} 次 / ${visitors} 人` },
  { name: '注册', of: ({ registrations }: SalesLink) => `${registrations} 人` },
  { name: '订单', of: ({ orders }: SalesLink) => `${orders} 单` },
  { name: '金额', of: ({ amount }: SalesLink) => yuan(amount) },
  { name: '状态', of: (link: SalesLink) => stateOf(link, now) },
]

/** Offers to make the first link, to staff that may. */
const NoLinks = observer(function NoLinks() {
  const { navigator } = useStores()
  const staff = useStaff()
  return (
    <Empty
      title="还没有推广链接"
      hint="生成第一条链接，发给学员后就能在这里看到效果"
      {...(staff.may('links.write') && {
        action: { text: '生成链接', onPress: () => void navigator.go('extensionBlend') },
      })}
    />
  )
})

interface LinkRowsProps {
  readonly list: KeysetList<SalesLink, number>
  readonly onOpen: (link: SalesLink) => void
}

/** The table of links, with a button for the next page. */
const LinkRows = observer(function LinkRows({ list, onOpen }: LinkRowsProps) {
  const { clock } = useStores()
  if (list.rows.length === 0) return <NoLinks />
  return (
    <View className="sales__stack">
      <View className="sales__hint">
        同一个人登录后在多台设备上算一人；退款会从金额里减去；预览和机器访问不计
      </View>
      <DataTable
        label="推广链接"
        columns={columnsAt(clock.now())}
        rows={list.rows}
        idOf={({ code }) => code}
        nameOf={({ title, visits, orders }) => `${title}，${visits} 次访问，${orders} 单`}
        onOpen={onOpen}
        testId="link-table"
      />
      {list.next === null ? null : (
        <Button kind="soft" block loading={list.more.isRunning} onPress={() => void list.goOn()}>
          加载更多
        </Button>
      )}
    </View>
  )
})

interface ChosenLinkProps {
  readonly link: SalesLink
  readonly onDisable: () => void
}

/** One link with its dates, and a button that disables it. */
const ChosenLink = observer(function ChosenLink({ link, onDisable }: ChosenLinkProps) {
  const staff = useStaff()
  return (
    <View className="sales__stack">
      <View className="sales__hint">{`生成于 ${moment(link.createdAt)}，有效至 ${moment(link.expiresAt)}`}</View>
      <LinkCard link={link} />
      {link.isDisabled || !staff.may('links.write') ? null : (
        <Button kind="danger" block onPress={onDisable}>
          停用这条链接
        </Button>
      )}
    </View>
  )
})

const Links = observer(function Links() {
  const { ui } = useStores()
  const staff = useStaff()
  const [chosen, choose] = useState<SalesLink>()
  const list = usePageStore(() => {
    const made = new KeysetList<SalesLink, number>((before) =>
      staff.call(salesLinks, { query: before === undefined ? {} : { before } }, { quiet: true }),
    )
    return Object.assign(made, { start: () => void made.load() })
  })
  const disable = async (link: SalesLink): Promise<void> => {
    choose(undefined)
    await catchApiError(
      async () => {
        await staff.call(disableLink, { params: { id: link.code } }, { quiet: true })
        ui.say('已停用，之后的访问不再计入')
        await list.load()
      },
      ({ msg }) => ui.say(msg),
    )
  }
  return (
    <>
      <Loadable phase={list.phase} onRetry={() => void list.load()}>
        {() => <LinkRows list={list} onOpen={choose} />}
      </Loadable>
      <Sheet
        open={chosen !== undefined}
        onClose={() => choose(undefined)}
        title={chosen?.title ?? '链接'}
        height="tall"
      >
        {chosen ? <ChosenLink link={chosen} onDisable={() => void disable(chosen)} /> : null}
      </Sheet>
    </>
  )
})

const reasonTexts = { self: '本人手机号', own: '员工本人设备', burst: '短时间内过多' } as const

const heldText = (kind: HoldKind, amount: number, times: number): string => {
  if (kind === 'order') return `订单 ${yuan(amount)}`
  return kind === 'visit' ? `访问 ${times} 次` : '注册'
}

/** Visits, registrations and orders held for a manager's review. */
const Holds = observer(function Holds() {
  const staff = useStaff()
  return staff.may('holds.review') ? <HeldRows /> : null
})

const HeldRows = observer(function HeldRows() {
  const { ui } = useStores()
  const staff = useStaff()
  const held = useResource(() => staff.call(holds, {}, { quiet: true }))
  const decide = async (id: string, kind: HoldKind, accept: boolean): Promise<void> => {
    await catchApiError(
      async () => {
        await staff.call(decideHold, { params: { id }, body: { kind, accept } }, { quiet: true })
        await held.load()
      },
      ({ msg }) => ui.say(msg),
    )
  }
  const rows = held.value ?? []
  if (rows.length === 0) return null
  return (
    <Section title="待核查" note="疑似本人或机器产生，核查后决定是否计入">
      {rows.map(({ id, kind, reason, staffName, at, amount, times }) => (
        <Card key={`${kind}-${id}`} className="sales__held">
          <View className="sales__row">
            <Tag tone="warning">{reasonTexts[reason]}</Tag>
            <View className="yt-grow">
              {`${staffName} · ${heldText(kind, amount, times)} · ${moment(at)}`}
            </View>
            <Button size="s" onPress={() => void decide(id, kind, true)}>
              计入
            </Button>
            <Button size="s" kind="ghost" onPress={() => void decide(id, kind, false)}>
              不计入
            </Button>
          </View>
        </Card>
      ))}
    </Section>
  )
})
