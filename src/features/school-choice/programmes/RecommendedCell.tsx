import { View } from '@tarojs/components'
import { SampleTag } from '@/blocks/admission/FactSource'
import type { Recommended } from '@/contracts/choose/plans'
import { admissionChance } from '@/domain/chance/admissionChance'
import { bandNames, bandOf, type BandRules } from '@/domain/chance/chanceBand'
import { chanceHeadline } from '@/domain/chance/chanceWords'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Tag } from '@/ui/feedback/Tag'
import { bandTones, lineNote, programmeNote } from '../facts/texts'

interface RecommendedCellProps {
  readonly row: Recommended
  readonly total: number | undefined
  readonly bands: BandRules
}

/** A recommended programme: band, chance, newest line. */
export function RecommendedCell({ row, total, bands }: RecommendedCellProps) {
  const { navigator } = useStores()
  const chance = total === undefined ? undefined : admissionChance(row.facts, total)
  const band = chance && bandOf(chance, bands)
  const title = `${row.school} ${row.name}`
  const headline = chance ? chanceHeadline(chance) : lineNote(row)
  return (
    <Cell
      title={title}
      note={
        <View className="choice-column">
          <View className="choice-cell-note">
            {band ? <Tag tone={bandTones[band]}>{bandNames[band]}</Tag> : null}
            <View>{headline}</View>
          </View>
          <View className="choice-cell-note">
            <View>{`${programmeNote(row)} · ${lineNote(row)}`}</View>
            {row.origin === 'sample' ? <SampleTag /> : null}
          </View>
        </View>
      }
      onPress={() => void navigator.go('chooseMajorDetail', { id: row.programmeId })}
      testId={`recommended-${row.programmeId}`}
    />
  )
}
