import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { exemptionRules } from '@/contracts/baoyan/catalogue'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { TextLink } from '@/ui/controls/TextLink'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { MoreRows } from '@/ui/layout/MoreRows'
import { Section } from '@/ui/layout/Section'
import { Points } from '../parts'
import { YearRules } from './YearRules'

/** Conditions, quotas and registration of the recommendation system, with sources. */
export const ExemptionRules = observer(function ExemptionRules() {
  const { call, navigator } = useStores()
  const found = useResource(() => call(exemptionRules, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
      {({ sections, source, years }) => (
        <>
          <YearRules years={years} />
          <Card>
            <MoreRows
              rows={sections}
              first={0}
              step={2}
              unit="节规则"
              draw={({ title, texts }) => (
                <Section key={title} title={title}>
                  <Points texts={texts} />
                </Section>
              )}
            />
          </Card>
          <View className="baoyan-note">
            <MoreRows
              rows={source}
              first={0}
              step={8}
              unit="条来源"
              draw={({ title, url, checkedOn }) => (
                <View key={title}>
                  {`来源：${title}，核对于 ${checkedOn} `}
                  {url ? <TextLink onPress={() => void navigator.openLink(url)}>打开</TextLink> : null}
                </View>
              )}
            />
          </View>
        </>
      )}
    </Loadable>
  )
})
