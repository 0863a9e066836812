import { View } from '@tarojs/components'
import { useState } from 'react'
import { LegalText } from '@/blocks/LegalText'
import type { DocumentName } from '@/contracts/base/documents'
import { useRoute } from '@/stores/page/useRoute'
import { Tabs } from '@/ui/layout/Tabs'
import './LicenseView.scss'

interface Shown {
  readonly key: DocumentName
  readonly text: string
  /** Its `tab` in the address. */
  readonly tab: string
}

const TABS: readonly Shown[] = [
  { key: 'user-agreement', text: '用户协议', tab: 'user' },
  { key: 'privacy-policy', text: '隐私政策', tab: 'privacy' },
  { key: 'course-agreement', text: '课程协议', tab: 'course' },
  { key: 'refund-rules', text: '退款规则', tab: 'refund' },
]

/** /license: the texts that a user agrees to, versioned, from content; `tab` says which comes first. */
export function LicenseView() {
  const { given } = useRoute()
  const [name, setName] = useState<DocumentName>(
    TABS.find(({ tab }) => tab === given['tab'])?.key ?? 'user-agreement',
  )
  return (
    <View className="license">
      <Tabs items={TABS} active={name} onChange={setName} label="协议" sticky panelId="license-text" />
      <View id="license-text" className="license__text">
        <LegalText key={name} name={name} />
      </View>
    </View>
  )
}
