import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { maskPhone } from '@/lib/text/maskPhone'
import { siteConfig } from '@/stores/siteConfig'
import { refusedWritesOf } from '@/stores/refused/refusedWritesOf'
import { useStores } from '@/stores/useStores'
import { Avatar } from '@/ui/media/Avatar'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Icon } from '@/ui/Icon'
import { List } from '@/ui/layout/List'
import { Pressable } from '@/ui/controls/Pressable'
import { memberEntries, settingEntries } from './entries'
import './PersonalCenterView.scss'

/** The member centre (tab): account, purchases, settings, logout. */
export const PersonalCenterView = observer(function PersonalCenterView() {
  const { session, navigator, ui, loginFlow, textSize } = useStores()
  const hasSizes = textSize.sizes.length > 0
  useEffect(() => {
    if (session.isLoggedIn) void loginFlow.loadProfile()
  }, [session.uid, session, loginFlow])

  const logOut = async (): Promise<void> => {
    const confirmed = await ui.openDialog({
      kind: 'confirm',
      title: '退出登录',
      text: '学习记录已保存在账号里，下次登录后继续',
      confirm: '退出',
    })
    if (confirmed) await loginFlow.logout()
  }

  return (
    <View className="mine">
      <MemberHead />
      <View className="mine__grid">
        {memberEntries.map(({ route, text, icon }) => (
          <Pressable
            key={route}
            className="mine__entry"
            role="link"
            onPress={() => void navigator.openAddress(route)}
            testId={`mine-${route.slice(1)}`}
          >
            <Icon name={icon} className="mine__icon" />
            <View className="mine__text">{text}</View>
          </Pressable>
        ))}
      </View>
      <View className="mine__lists">
        <RefusedEntry />
        <List label="设置">
          {settingEntries.map(({ route, text, textWithSizes = text, icon }) => (
            <Cell
              key={route}
              title={hasSizes ? textWithSizes : text}
              icon={icon}
              onPress={() => void navigator.openAddress(route)}
              testId={`setting-${route.split('/').pop()}`}
            />
          ))}
        </List>
        {session.isLoggedIn ? (
          <Button block kind="soft" onPress={() => void logOut()} testId="logout">
            退出登录
          </Button>
        ) : null}
      </View>
    </View>
  )
})

/** Leads to the writes that the backend refused, while there are any. */
const RefusedEntry = observer(function RefusedEntry() {
  const stores = useStores()
  const { navigator } = stores
  const refused = refusedWritesOf(stores)
  if (refused.list.length === 0) return null
  return (
    <List label="没有存上的内容">
      <Cell
        title="没有存上的内容"
        icon="info"
        value={`${refused.list.length} 条`}
        onPress={() => void navigator.openAddress('/as-regards')}
        testId="refused-writes"
      />
    </List>
  )
})

const MemberHead = observer(function MemberHead() {
  const { session, navigator, loginFlow } = useStores()
  const { user } = session
  if (!session.isLoggedIn) {
    return (
      <View className="mine__head">
        <Avatar name="研" size="l" />
        <View className="yt-grow">
          <View className="mine__name">你好，同学</View>
          <View className="mine__note">登录后查看课程、订单和优惠券</View>
        </View>
        <Button onPress={() => void loginFlow.require()} testId="mine-login">
          登录
        </Button>
      </View>
    )
  }
  const phone = maskPhone(user.phone)
  const name = maskPhone(user.name || user.phone)
  const avatar = user.avatar && { src: siteConfig.apiBase + user.avatar }
  return (
    <Pressable className="mine__head" onPress={() => void navigator.go('improveInfo')}>
      <Avatar name={/^\d/.test(user.name) ? '研' : user.name || '研'} size="l" {...avatar} />
      <View className="yt-grow">
        <View className="mine__name">{name}</View>
        {/* Without a name of his own the phone is the name (seed §8): once is enough. */}
        <View className="mine__note">{name === phone ? '完善信息，让老师认识你' : phone}</View>
      </View>
      <Icon name="next" />
    </Pressable>
  )
})
