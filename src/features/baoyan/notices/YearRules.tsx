import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { ExemptionRules } from '@/contracts/baoyan/catalogue'
import { seasonEntry } from '@/domain/baoyan/season'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { TextLink } from '@/ui/controls/TextLink'
import { Card } from '@/ui/layout/Card'
import { MoreRows } from '@/ui/layout/MoreRows'
import { Section } from '@/ui/layout/Section'

type Year = ExemptionRules['years'][number]

/** Facts of the season that runs or comes next, each with its source; a year without an announcement says so. */
export const YearRules = observer(function YearRules({ years }: { readonly years: readonly Year[] }) {
  const { clock } = useStores()
  const entry = seasonEntry(clock.now())
  const announced = years.find((one) => one.entry === entry && one.facts.length > 0)
  const before = years
    .filter((one) => one.entry < entry && one.facts.length > 0)
    .sort((one, other) => other.entry - one.entry)
    .slice(0, 2)
  return (
    <Card>
      <Section title={`${entry} 年入学的规定`}>
        {announced ? (
          <Facts year={announced} />
        ) : (
          <View className="baoyan-text">尚未公布。公布后写在这里，以教育部和学校的通知为准。</View>
        )}
      </Section>
      {before.length > 0 ? <Former years={before} /> : null}
    </Card>
  )
})

/** The facts of former years, after a press: they would be most of what a page may bring. */
function Former({ years }: { readonly years: readonly Year[] }) {
  const [isOpen, open] = useState(false)
  return (
    <View>
      {isOpen ? (
        years.map((year) => (
          <Section key={year.entry} title={`${year.entry} 年入学（往年，仅供参考）`}>
            <Facts year={year} />
          </Section>
        ))
      ) : (
        <Button kind="ghost" size="s" onPress={() => open(true)}>
          看往年的规定
        </Button>
      )}
    </View>
  )
}

const Facts = observer(function Facts({ year }: { readonly year: Year }) {
  const { navigator } = useStores()
  return (
    <View className="baoyan-column">
      <MoreRows
        rows={year.facts}
        first={1}
        step={4}
        unit="条规定"
        draw={({ text, source }) => (
          <View key={text}>
            <View className="baoyan-text">{`· ${text}`}</View>
            <View className="baoyan-note">{`来源：${source.title}，核对于 ${source.checkedOn}`}</View>
            {source.url ? (
              <TextLink onPress={() => void navigator.openLink(source.url ?? '')}>打开原文</TextLink>
            ) : null}
          </View>
        )}
      />
    </View>
  )
})
