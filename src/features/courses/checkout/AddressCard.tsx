import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { regionText } from '@/domain/courses/regionText'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { maskPhone } from '@/lib/text/maskPhone'
import type { Checkout } from './Checkout'

/** The shipping address; opens the address list, which returns the choice. */
export const AddressCard = observer(function AddressCard({ checkout }: { readonly checkout: Checkout }) {
  const { navigator } = useStores()
  const { address } = checkout
  const choose = (): void => void navigator.go('address', { choose: '1' })
  return (
    <Card padding="none">
      {address ? (
        <Cell
          title={`${address.receiver}  ${maskPhone(address.phone)}`}
          note={
            <View>
              {regionText(address)}
              {address.detail}
            </View>
          }
          onPress={choose}
          label="更换收货地址"
          testId="checkout-address"
        />
      ) : (
        <Cell
          title="添加收货地址"
          note="这门课程会寄送教材"
          icon="plus"
          onPress={choose}
          testId="checkout-address"
        />
      )}
    </Card>
  )
})
