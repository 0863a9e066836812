import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { document, type Document } from '@/contracts/base/documents'
import { useResource } from '@/stores/useResource'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/Loadable'
import { Tabs } from '@/ui/Tabs'
import './LicenseView.scss'

const TABS = [
  { key: 'user-agreement', text: '用户协议' },
  { key: 'privacy-policy', text: '隐私政策' },
] as const

type DocumentName = (typeof TABS)[number]['key']

/** /license: user agreement and privacy policy, versioned, from content. */
export const LicenseView = observer(function LicenseView() {
  const { given } = useRoute()
  const [name, setName] = useState<DocumentName>(
    given['tab'] === 'privacy' ? 'privacy-policy' : 'user-agreement',
  )
  return (
    <View className="license">
      <Tabs items={TABS} active={name} onChange={setName} label="协议" sticky panelId="license-text" />
      <LegalText key={name} name={name} />
    </View>
  )
})

const LegalText = observer(function LegalText({ name }: { readonly name: DocumentName }) {
  const { call } = useStores()
  const text = useResource(() => call(document, { params: { name } }, { quiet: true }))
  return (
    <View id="license-text" className="license__text">
      <Loadable phase={text.phase} skeleton="detail" onRetry={() => void text.load()}>
        {(value) => <Sections text={value} />}
      </Loadable>
    </View>
  )
})

function Sections({ text }: { readonly text: Document }) {
  return (
    <>
      <View className="license__title">{text.title}</View>
      <View className="license__version">
        版本 {text.version}，{text.effectiveDate} 起生效
      </View>
      {text.summary ? <View className="license__summary">{text.summary}</View> : null}
      {text.sections.map(({ heading, paragraphs }) => (
        <View key={heading} className="license__section">
          <View className="license__heading">{heading}</View>
          {paragraphs.map((paragraph) => (
            <View key={paragraph} className="license__paragraph">
              {paragraph}
            </View>
          ))}
        </View>
      ))}
    </>
  )
}
