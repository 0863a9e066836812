import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { addresses, type Address } from '@/contracts/course/addresses'
import { regionText } from '@/domain/courses/regionText'
import { maskPhone } from '@/lib/text/maskPhone'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { Tag } from '@/ui/feedback/Tag'
import { ORDER_DRAFT } from '../../checkout/Checkout'
import './AddressView.scss'

/** /courses/address: the addresses, and with `choose=1` the choice for an order. */
export const AddressView = observer(function AddressView() {
  const { call, session, navigator } = useStores()
  const list = useResource(() => call(addresses, { params: { uid: session.uid } }, { quiet: true }))
  useDidShow(() => void list.load())
  const add = (): void => void navigator.go('addressEdit')
  return (
    <View className="addresses">
      <Loadable phase={list.phase} onRetry={() => void list.load()}>
        {(value) =>
          value.length === 0 ? (
            <Empty
              title="还没有收货地址"
              hint="添加后，教材会寄到这里"
              action={{ text: '添加地址', onPress: add }}
              testId="addresses-empty"
            />
          ) : (
            <>
              {value.map((address) => (
                <AddressRow key={address.addressId} address={address} />
              ))}
              <Button block size="l" icon="plus" onPress={add} testId="address-add">
                添加地址
              </Button>
            </>
          )
        }
      </Loadable>
    </View>
  )
})

const AddressRow = observer(function AddressRow({ address }: { readonly address: Address }) {
  const { navigator, drafts } = useStores()
  const { given } = useRoute()
  const { addressId, receiver, phone, detail, isDefault } = address
  const edit = (): void => void navigator.go('addressEdit', { addressId })
  const press = (): void => {
    if (given['choose'] !== '1') return edit()
    drafts.keep(ORDER_DRAFT, { addressId })
    void navigator.back()
  }
  return (
    <Card padding="none">
      <View className="addresses__row">
        <Pressable className="addresses__main" onPress={press} testId={`address-${addressId}`}>
          <View className="addresses__head">
            {receiver} {maskPhone(phone)}
            {isDefault ? <Tag tone="brand">默认</Tag> : null}
          </View>
          <View className="addresses__place">
            {regionText(address)}
            {detail}
          </View>
        </Pressable>
        <Button kind="ghost" size="s" icon="edit" label="编辑地址" onPress={edit} />
      </View>
    </Card>
  )
})
