import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { LegalText } from '@/blocks/LegalText'
import type { DocumentName } from '@/contracts/base/documents'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/layout/Sheet'
import './ConsentDialog.scss'

interface ConsentDialogProps {
  readonly onClose: (done?: boolean) => void
}

/** Asks again for consent after a legal text has changed: the texts themselves, and both answers. */
export const ConsentDialog = observer(function ConsentDialog({ onClose }: ConsentDialogProps) {
  const { consents, loginFlow } = useStores()
  const refuse = (): void => {
    onClose(false)
    void loginFlow.logout()
  }
  return (
    <Sheet
      open
      title="协议有更新，请重新确认"
      height="tall"
      onClose={() => onClose(false)}
      testId="consent-dialog"
      footer={
        <View className="consent__ways">
          <Button block size="l" onPress={consents.agree} testId="consent-agree">
            同意并继续
          </Button>
          <Button block kind="ghost" onPress={refuse} testId="consent-refuse">
            不同意，退出登录
          </Button>
        </View>
      }
    >
      {consents.missing.map(({ name }) => (
        <View key={name} className="consent__text">
          <LegalText name={name as DocumentName} />
        </View>
      ))}
    </Sheet>
  )
})
