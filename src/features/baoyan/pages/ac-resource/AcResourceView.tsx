import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { resourceTypes, type ResourceType } from '@/contracts/baoyan/catalogue'
import { useRoute } from '@/stores/page/useRoute'
import { Tabs } from '@/ui/layout/Tabs'
import { ResourceList } from '../../resources/ResourceList'
import { resourceTypeNames } from '../../resources/resourceTexts'
import '../../baoyan.scss'

const TABS = [
  { key: 'all', text: '全部' },
  ...resourceTypes.map((key) => ({ key, text: resourceTypeNames[key] })),
] as const

/** /rearch/acRrource?type=: academic resources by type. */
export const AcResourceView = observer(function AcResourceView() {
  const { given } = useRoute()
  const [type, setType] = useState<ResourceType | 'all'>(
    resourceTypes.find((one) => one === given['type']) ?? 'all',
  )
  return (
    <View className="baoyan-page">
      <Tabs<ResourceType | 'all'>
        items={TABS}
        active={type}
        onChange={setType}
        label="类型"
        panelId="resources"
      />
      <View id="resources">
        <ResourceList key={type} type={type === 'all' ? undefined : type} scope={undefined} />
      </View>
    </View>
  )
})
