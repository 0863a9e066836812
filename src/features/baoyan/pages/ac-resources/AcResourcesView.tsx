import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { resourceScopes, resourceTypes, type ResourceRow } from '@/contracts/baoyan/catalogue'
import { useRoute } from '@/stores/page/useRoute'
import { Choice } from '@/ui/controls/Choice'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Ways } from '../../parts'
import { ResourceList } from '../../resources/ResourceList'
import { resourceScopeNames, resourceTypeNames } from '../../resources/resourceTexts'
import '../../baoyan.scss'

const SCOPES = resourceScopes.map((key) => ({ key, text: resourceScopeNames[key] }))
const TYPES = resourceTypes.map((key) => ({ key, text: resourceTypeNames[key] }))

/** /ac-resources?scope=&type=: documents by the tier of schools and by type. */
export const AcResourcesView = observer(function AcResourcesView() {
  const { given } = useRoute()
  const [scope, setScope] = useState<ResourceRow['scope'] | undefined>(
    resourceScopes.find((one) => one === given['scope']),
  )
  const [type, setType] = useState<ResourceRow['type'] | undefined>(
    resourceTypes.find((one) => one === given['type']),
  )
  return (
    <View className="baoyan-page">
      <Card>
        <Section title="适合的院校">
          <Choice label="适合的院校" options={SCOPES} value={scope} onChange={setScope} />
        </Section>
        <Section title="资料类型">
          <Choice label="资料类型" options={TYPES} value={type} onChange={setType} />
        </Section>
      </Card>
      <Ways title="院校" ways={[['baoyanSchoolSearch', '看保研院校', '有推免资格的院校和通知']]} />
      <ResourceList key={`${scope}${type}`} type={type} scope={scope} />
    </View>
  )
})
