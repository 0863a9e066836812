import { View } from '@tarojs/components'
import { clipboard } from '@/platform/clipboard'
import { device } from '@/platform/device'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'
import type { PartProps } from '../PartProps'
import { appLinks, downloadChoices } from './appLinks'
import './DownloadPart.scss'

/** The app for each system, the right one first; in WeChat's mini-program links are copied, as it opens none. */
export function DownloadPart({ row }: PartProps) {
  const { client, navigator, ui } = useStores()
  const isMini = client.container === 'mini-program'
  const copy = async (url: string): Promise<void> => {
    ui.say((await clipboard.write(url)) ? '链接已复制，去浏览器粘贴打开' : '没有复制成功，请再试一次')
  }
  const open = (url: string): void => void (isMini ? copy(url) : navigator.openLink(url))
  const page = `${appLinks.page || siteConfig.apiBase || `https://${client.hostname}`}/market/${row.slug}`
  return (
    <View className="part__stack">
      <Card>
        <View className="part__stack">
          {downloadChoices(device.read().userAgent).map(({ system, text, url }, index) => (
            <Button
              key={system}
              block
              size="l"
              kind={index === 0 ? 'primary' : 'soft'}
              onPress={() => open(url)}
            >
              {isMini ? `复制${text}链接` : text}
            </Button>
          ))}
          <Button block size="l" kind="ghost" onPress={() => void copy(page)}>
            复制本页链接
          </Button>
        </View>
      </Card>
      <Card>
        <View className="download__code">
          <Picture src={`${siteConfig.apiBase}/posters/pages/${row.slug}.png`} alt="本页二维码" ratio={1} />
        </View>
        <View className="part__note download__hint">手机扫码打开本页，或在微信里搜“研途”</View>
      </Card>
    </View>
  )
}
