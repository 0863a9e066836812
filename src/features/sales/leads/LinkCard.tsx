import { View } from '@tarojs/components'
import type { SalesLink } from '@/contracts/sales/links'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { clipboard } from '@/platform/clipboard'
import { savePicture } from '@/stores/media/savePicture'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/media/Picture'
import { ariaProps } from '@/ui/controls/target'

/** A link to hand on: address, code, poster. */
export function LinkCard({ link }: { readonly link: SalesLink }) {
  const { ui, client, navigator } = useStores()
  const host = client.hostname ? `https://${client.hostname}` : siteConfig.apiBase
  const url = absoluteAddress(link.url, host)
  const picture = (address: string): string => absoluteAddress(address, siteConfig.apiBase)
  const copy = async (): Promise<void> =>
    ui.say((await clipboard.write(url)) ? '链接已复制' : '没有复制成功，请长按链接复制')
  return (
    <View className="sales__stack">
      <View className="sales__url" {...ariaProps({ testId: 'link-url' })}>
        {url}
      </View>
      <View className="sales__row">
        <Button size="m" onPress={() => void copy()} testId="link-copy">
          复制链接
        </Button>
        <Button size="m" kind="soft" onPress={() => void navigator.openAddress(link.path)}>
          预览页面
        </Button>
      </View>
      <View className="sales__picture">
        <Picture src={picture(link.qrUrl)} alt="链接二维码" fit="contain" />
      </View>
      <View className="sales__row">
        <Button size="m" kind="soft" onPress={() => void savePicture(picture(link.qrUrl), ui)}>
          保存二维码
        </Button>
        <Button size="m" kind="soft" onPress={() => void savePicture(picture(link.posterUrl), ui)}>
          保存海报
        </Button>
      </View>
      <View className="sales__poster">
        <Picture src={picture(link.posterUrl)} alt="推广海报" fit="contain" />
      </View>
    </View>
  )
}
