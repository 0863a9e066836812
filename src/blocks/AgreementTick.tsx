import { View } from '@tarojs/components'
import { useState } from 'react'
import type { DocumentName } from '@/contracts/base/documents'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Pressable } from '@/ui/controls/Pressable'
import { Sheet } from '@/ui/layout/Sheet'
import { LegalText } from './LegalText'
import './AgreementTick.scss'

interface AgreementTickProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  /** What the texts are called together. */
  readonly title: string
  readonly documents: readonly DocumentName[]
  /** What agreeing leads to, where that is not plain. */
  readonly note?: string | undefined
  readonly testId?: string
}

/** The line that asks for consent: a tick, and a link that opens the texts over the form, which keeps what was typed. */
export function AgreementTick({ agreed, onAgree, title, documents, note, testId }: AgreementTickProps) {
  const [isReading, setReading] = useState(false)
  return (
    <View>
      <Checkbox checked={agreed} onChange={onAgree} label={`同意${title}`} testId={testId}>
        我已阅读并同意
        <Pressable
          className="agreement-tick__link"
          role="link"
          contained
          onPress={() => setReading(true)}
          testId="agreement-link"
        >
          《{title}》
        </Pressable>
        {note ? <View className="agreement-tick__note">{note}</View> : null}
      </Checkbox>
      <Sheet
        open={isReading}
        title={title}
        height="tall"
        onClose={() => setReading(false)}
        testId="agreement-text"
      >
        {documents.map((name) => (
          <View key={name} className="agreement-tick__text">
            <LegalText name={name} />
          </View>
        ))}
      </Sheet>
    </View>
  )
}
