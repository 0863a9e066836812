import { View } from '@tarojs/components'
import type { FactSource as Source } from '@/contracts/choose/fields'
import { useStores } from '@/stores/useStores'
import { Tag } from '@/ui/feedback/Tag'
import { TextLink } from '@/ui/controls/TextLink'
import './admission.scss'

interface FactSourceProps {
  readonly source: Source
  /** Figures on the page that were generated for show. */
  readonly hasSamples?: boolean | undefined
  readonly url?: string | null | undefined
}

/** Source of a page's figures and the date of their check. */
export function FactSource({ source, hasSamples, url = source.url }: FactSourceProps) {
  const { navigator } = useStores()
  return (
    <View className="admission-source">
      {hasSamples ? <View>标“示例数据”的数字由模型生成，仅供演示，不是院校公布的数据。</View> : null}
      <View>{`来源：${source.title}，核对于 ${source.checkedOn}`}</View>
      {source.note ? <View>{source.note}</View> : null}
      {url ? <TextLink onPress={() => void navigator.openLink(url)}>查看官方公告</TextLink> : null}
    </View>
  )
}

/** Marks a figure that was generated for show. */
export const SampleTag = () => <Tag tone="warning">示例数据</Tag>
