import { View } from '@tarojs/components'
import type { LeadEvent } from '@/contracts/sales/clues'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { moment, stateTexts } from '../shared/salesTexts'

const titleOf = ({ kind, from, to, note }: LeadEvent): string => {
  switch (kind) {
    case 'note':
      return '跟进'
    case 'state':
      return `${from === null ? '' : stateTexts[from]} → ${to === null ? '' : stateTexts[to]}`
    case 'take':
      return '领取'
    case 'release':
      return '放回公海'
    case 'assign':
      return `分配给 ${note}`
    case 'import':
      return '导入'
  }
}

/** History of a lead, newest first. */
export function ClueHistory({ events }: { readonly events: readonly LeadEvent[] }) {
  return (
    <Section title="跟进记录" testId="clue-history">
      {events.length === 0 ? (
        <View className="sales__hint">还没有跟进记录</View>
      ) : (
        <List label="跟进记录">
          {events.map((event) => (
            <Cell
              key={event.id}
              title={titleOf(event)}
              note={[
                event.kind === 'assign' ? '' : event.note,
                `${event.staffName} · ${moment(event.at)}`,
                event.nextAt === null ? '' : `下次跟进 ${moment(event.nextAt)}`,
              ]
                .filter(Boolean)
                .join('\n')}
            />
          ))}
        </List>
      )}
    </Section>
  )
}
