import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Field } from '@/ui/controls/Field'
import { PhoneField } from '@/ui/controls/PhoneField'
import { Loadable } from '@/ui/feedback/Loadable'
import { RegionPicker } from '@/ui/controls/RegionPicker'
import { Switch } from '@/ui/controls/Switch'
import { AddressForm } from '../../checkout/AddressForm'
import { RegionTree } from '../../checkout/RegionTree'
import '../address/AddressView.scss'

/** /courses/address-edit: write an address; with `addressId` change or remove it. */
export const AddressEditView = observer(function AddressEditView() {
  const stores = useStores()
  const { given, describe } = useRoute()
  const form = usePageStore(() => new AddressForm(stores, given['addressId']))
  const { ui, navigator } = stores
  const isNew = !given['addressId']
  useEffect(() => {
    if (isNew) describe({ title: '添加地址' })
  }, [isNew])
  const save = async (): Promise<void> => {
    if (!(await form.save())) return
    ui.say('地址已保存')
    await navigator.back()
  }
  const remove = async (): Promise<void> => {
    const confirmed = await ui.openDialog({
      kind: 'confirm',
      title: '删除地址',
      text: '删除后不能恢复',
      confirm: '删除',
    })
    if (confirmed && (await form.remove())) await navigator.back()
  }
  return (
    <Loadable phase={form.found.phase} skeleton="detail" onRetry={form.start}>
      {() => (
        <View className="address-form">
          <AddressFieldsCard form={form} />
          <Button block size="l" loading={form.isSaving} onPress={() => void save()} testId="address-save">
            保存
          </Button>
          {form.addressId ? (
            <Button block size="l" kind="danger" onPress={() => void remove()} testId="address-delete">
              删除地址
            </Button>
          ) : null}
        </View>
      )}
    </Loadable>
  )
})

const AddressFieldsCard = observer(function AddressFieldsCard({ form }: { readonly form: AddressForm }) {
  const { values, errors } = form
  return (
    <Card>
      <View className="address-form__fields">
        <Field
          label="收货人"
          value={values.receiver}
          onChange={(value) => form.setText('receiver', value)}
          placeholder="请输入姓名"
          maxLength={20}
          error={errors.receiver}
          testId="address-receiver"
        />
        <PhoneField
          value={values.phone}
          onChange={(value) => form.setText('phone', value)}
          error={errors.phone}
          testId="address-phone"
        />
        <RegionField form={form} />
        <Field
          label="详细地址"
          value={values.detail}
          onChange={(value) => form.setText('detail', value)}
          placeholder="街道、楼栋、门牌号"
          maxLength={120}
          error={errors.detail}
          testId="address-detail"
        />
        <View className="address-form__default">
          设为默认地址
          <Switch checked={values.isDefault} onChange={form.setDefault} label="设为默认地址" />
        </View>
      </View>
    </Card>
  )
})

const RegionField = observer(function RegionField({ form }: { readonly form: AddressForm }) {
  const stores = useStores()
  const [tree] = useState(() => new RegionTree(stores))
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    setOpen(true)
    void tree.start()
  }
  return (
    <View>
      <Cell
        title="所在地区"
        value={form.regionText || '请选择'}
        onPress={open}
        label={`所在地区：${form.regionText || '请选择'}`}
        testId="address-region"
      />
      {form.errors.region ? <View className="address-form__error">{form.errors.region}</View> : null}
      <RegionPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        title="选择所在地区"
        regions={tree.roots}
        value={[]}
        onPick={(code) => void tree.open(code)}
        onConfirm={(chosen) => {
          form.setRegion(
            chosen[chosen.length - 1]?.code ?? '',
            chosen.map(({ name }) => name),
          )
          setOpen(false)
        }}
        testId="region-picker"
      />
    </View>
  )
})
