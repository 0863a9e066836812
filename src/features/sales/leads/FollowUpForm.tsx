import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ClueDetail } from '@/contracts/sales/clues'
import { leadMoves, leadStates, lostReasons } from '@/domain/sales/leadStates'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Section } from '@/ui/layout/Section'
import { TextArea } from '@/ui/controls/TextArea'
import { lossTexts, stateTexts } from '../shared/salesTexts'
import { type CluePage, nextChoices } from './CluePage'

interface FollowUpFormProps {
  readonly detail: ClueDetail
  readonly page: CluePage
}

/** A note, a new state, the next date. */
export const FollowUpForm = observer(function FollowUpForm({ detail, page }: FollowUpFormProps) {
  const moves = leadMoves[detail.state]
  return (
    <Section title="写跟进">
      <View className="sales__form">
        <TextArea
          label="跟进内容"
          hideLabel
          value={page.note}
          onChange={page.write}
          placeholder="联系情况、学员的想法、下一步"
          error={page.error || undefined}
          maxLength={500}
          testId="clue-note"
        />
        {moves.length > 0 ? (
          <Choice
            label="新状态"
            options={[
              { key: 'same', text: '状态不变' },
              ...moves.map((state) => ({ key: state, text: stateTexts[state] })),
            ]}
            value={page.state ?? 'same'}
            onChange={(key) => page.set({ state: leadStates.find((state) => state === key) })}
            testId="clue-move"
          />
        ) : null}
        {page.state === 'lost' ? (
          <Choice
            label="流失原因"
            options={lostReasons.map((reason) => ({ key: reason, text: lossTexts[reason] }))}
            value={page.lostReason}
            onChange={(lostReason) => page.set({ lostReason })}
          />
        ) : null}
        {page.state === 'lost' || page.state === 'paid' ? null : (
          <Choice
            label="下次跟进"
            options={nextChoices}
            value={page.next}
            onChange={(next) => page.set({ next })}
          />
        )}
        <Button block loading={page.task.isRunning} onPress={() => void page.save()} testId="clue-save">
          保存跟进
        </Button>
      </View>
    </Section>
  )
})
