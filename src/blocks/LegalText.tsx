import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { document, type Document, type DocumentName } from '@/contracts/base/documents'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import './LegalText.scss'

/** A legal text out of content, with its version: on its page and in the sheet of a form that asks to agree to it. */
export const LegalText = observer(function LegalText({ name }: { readonly name: DocumentName }) {
  const { call } = useStores()
  const text = useResource(() => call(document, { params: { name } }, { quiet: true }))
  return (
    <Loadable phase={text.phase} skeleton="detail" onRetry={() => void text.load()}>
      {(value) => <LegalSections text={value} />}
    </Loadable>
  )
})

/** The title, version and sections of a legal text that is there already. */
export function LegalSections({ text }: { readonly text: Document }) {
  return (
    <>
      <View className="legal-text__title">{text.title}</View>
      <View className="legal-text__version">
        版本 {text.version}，{text.effectiveDate} 起生效
      </View>
      {text.summary ? <View className="legal-text__summary">{text.summary}</View> : null}
      {text.sections.map(({ heading, paragraphs }) => (
        <View key={heading}>
          <View className="legal-text__heading">{heading}</View>
          {paragraphs.map((paragraph) => (
            <View key={paragraph} className="legal-text__paragraph">
              {paragraph}
            </View>
          ))}
        </View>
      ))}
    </>
  )
}
