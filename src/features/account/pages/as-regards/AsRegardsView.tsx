import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { about } from '@/contracts/base/documents'
import { clipboard } from '@/platform/clipboard'
import { storage } from '@/platform/storage'
import { versionText } from '@/lib/text/versionText'
import { siteConfig } from '@/stores/siteConfig'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { TextSizeChoice } from '../../components/TextSizeChoice'
import { cachedKeys } from '../../models/cachedKeys'
import { RefusedList } from '../../refused/RefusedList'
import './AsRegardsView.scss'

/** /as-regards: version, company, agreements, contact, cache, log export. */
export const AsRegardsView = observer(function AsRegardsView() {
  const { call, navigator, ui, client } = useStores()
  const info = useResource(() => call(about, {}, { quiet: true }))

  const clearCache = (): void => {
    const keys = cachedKeys(storage.local.keys())
    for (const key of keys) storage.local.remove(key)
    ui.say(keys.length > 0 ? '缓存已清理' : '没有需要清理的缓存')
  }
  const exportLog = async (): Promise<void> => {
    const ariaProps = {
      version: siteConfig.version,
      container: client.container,
      agent: client.agent,
      at: Date.now(),
    }
    const copied = await clipboard.write(JSON.stringify(ariaProps))
    ui.say(copied ? '诊断信息已复制，可以发给客服' : '复制失败，请稍后再试')
  }

  return (
    <View className="about">
      <RefusedList />
      <TextSizeChoice />
      <Loadable phase={info.phase} skeleton="detail" onRetry={() => void info.load()}>
        {(value) => (
          <>
            <View className="about__head">
              <View className="about__logo">研</View>
              <View className="about__name">{value.productName}</View>
              <View className="about__slogan">{value.slogan}</View>
              <View className="about__version">版本 {versionText(siteConfig.version)}</View>
            </View>
            <View className="about__text">
              {value.introduction.map((paragraph) => (
                <View key={paragraph}>{paragraph}</View>
              ))}
            </View>
            <List label="联系我们" title="联系我们">
              {value.contacts.map(({ label, value: contact }) => (
                <Cell key={label} title={label} value={contact} />
              ))}
            </List>
            <List label="更多">
              <Cell title="用户协议与隐私政策" onPress={() => void navigator.go('license')} />
              <Cell title="清理缓存" onPress={clearCache} testId="clear-cache" />
              <Cell title="员工与代理登录" onPress={() => void navigator.go('loginBlend')} />
              <Cell title="导出诊断信息" onPress={() => void exportLog()} />
            </List>
            <View className="about__company">
              {value.companyName}
              <View>{value.recordNumber}</View>
            </View>
          </>
        )}
      </Loadable>
    </View>
  )
})
