import { observer } from 'mobx-react'
import { schoolFilters } from '@/contracts/choose/schools'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Choices } from '@/ui/controls/Choice'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'

/** Filter of schools. */
export interface SchoolFilterValue {
  readonly provinces: readonly string[]
  readonly types: readonly string[]
  readonly levels: readonly string[]
}

export const noSchoolFilter: SchoolFilterValue = { provinces: [], types: [], levels: [] }

const LEVELS = [
  { key: '3', text: '985' },
  { key: '2', text: '211' },
  { key: '1', text: '双一流' },
  { key: '0', text: '普通院校' },
]

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean)

/** The filter that an address names, as `province=北京,上海&level=3`. */
export const schoolFilterOf = (given: Readonly<Partial<Record<string, string>>>): SchoolFilterValue => ({
  provinces: listOf(given['province']),
  types: listOf(given['type']),
  levels: listOf(given['level']),
})

/** The same as parameters of an address. */
export const schoolFilterQuery = ({
  provinces,
  types,
  levels,
}: SchoolFilterValue): Record<string, string> => ({
  ...(provinces.length > 0 && { province: provinces.join(',') }),
  ...(types.length > 0 && { type: types.join(',') }),
  ...(levels.length > 0 && { level: levels.join(',') }),
})

interface SchoolFilterFieldsProps {
  readonly value: SchoolFilterValue
  readonly onChange: (value: SchoolFilterValue) => void
  readonly hasTypes?: boolean
}

/** Tier, province and type as chips. */
export const SchoolFilterFields = observer(function SchoolFilterFields({
  value,
  onChange,
  hasTypes = true,
}: SchoolFilterFieldsProps) {
  const { call } = useStores()
  const found = useResource(() => call(schoolFilters, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
      {({ provinces, types }) => (
        <Card>
          <Section title="层次">
            <Choices
              label="层次"
              options={LEVELS}
              values={value.levels}
              onChange={(levels) => onChange({ ...value, levels })}
            />
          </Section>
          {hasTypes ? (
            <Section title="类型">
              <Choices
                label="类型"
                options={types.map(({ name, schools }) => ({ key: name, text: name, note: `${schools} 所` }))}
                values={value.types}
                onChange={(picked) => onChange({ ...value, types: picked })}
              />
            </Section>
          ) : null}
          <Section title="省份" note="标注国家线分区：A 区、B 区">
            <Choices
              label="省份"
              options={provinces.map(({ name, region, schools }) => ({
                key: name,
                text: name,
                note: `${region} 区 ${schools} 所`,
              }))}
              values={value.provinces}
              onChange={(picked) => onChange({ ...value, provinces: picked })}
              max={10}
            />
          </Section>
        </Card>
      )}
    </Loadable>
  )
})
