import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { accountExtra } from '@/contracts/auth/account'
import { inviterOf } from '@/contracts/growth/awards'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import '../../growth.scss'

const OFFERS = [
  { title: '背单词', note: '按考试日期排好每天的新词和复习' },
  { title: '刷题与模考', note: '政治、英语、数学和专业课，错题自动整理' },
  { title: '打卡与积分', note: '连续打卡得积分，漏一天有补签卡' },
] as const

/** /share-result?inviteCode=: the inviter, the rewards and the registration; the code is bound once. */
export const ShareResultView = observer(function ShareResultView() {
  const { call, navigator } = useStores()
  const { given } = useRoute()
  const code = given['inviteCode'] ?? ''
  const found = useResource(() => call(inviterOf, { params: { code } }, { quiet: true }))
  if (!/^[\w-]{1,32}$/.test(code))
    return (
      <Empty
        title="邀请链接不完整"
        hint="让同学再发一次，或者直接进入首页"
        action={{ text: '去首页', onPress: () => void navigator.go('home') }}
      />
    )
  return (
    <View className="growth">
      <Loadable phase={found.phase} skeleton="card" onRetry={() => void found.load()}>
        {({ name }) => (
          <>
            <Card testId="inviter">
              <View className="growth__title">{name} 邀请你一起备考</View>
              <View className="growth__note">免费注册，单词、题库、计划都能用</View>
              <Accept code={code} />
            </Card>
            <List title="注册就能用">
              {OFFERS.map(({ title, note }) => (
                <Cell key={title} title={title} note={note} />
              ))}
            </List>
          </>
        )}
      </Loadable>
    </View>
  )
})

const Accept = observer(function Accept({ code }: { readonly code: string }) {
  const { call, session, ui, navigator } = useStores()
  const [isBound, setBound] = useState<boolean | undefined>(undefined)
  const bind = async (): Promise<void> => {
    const bound = await new Task().run(
      async () => {
        const body = { inviteMsgPARM: { inviteCode: code } }
        return (await call(accountExtra, { params: { uid: session.uid }, body })).bound
      },
      () => undefined,
    )
    if (bound !== undefined) setBound(bound)
  }
  const accept = async (): Promise<void> => {
    if (session.isLoggedIn || (await ui.openDialog({ kind: 'login' }))) await bind()
  }
  if (isBound !== undefined)
    return (
      <View className="growth__actions">
        <View className="growth__note">
          {isBound ? '已接受邀请，开始学吧' : '你已经接受过邀请，或者这是你自己的邀请码'}
        </View>
        <Button block size="l" onPress={() => void navigator.go('newRewards')}>
          看新人福利
        </Button>
      </View>
    )
  return (
    <View className="growth__actions">
      <Button block size="l" onPress={() => void accept()} testId="accept-invite">
        接受邀请
      </Button>
    </View>
  )
})
