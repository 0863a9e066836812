import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Invoice } from '@/contracts/course/afterSale'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { Segmented } from '@/ui/controls/Segmented'
import { Sheet } from '@/ui/layout/Sheet'
import { ariaProps } from '@/ui/controls/target'
import { InvoiceForm } from './InvoiceForm'
import type { OrderPageStore } from './OrderPageStore'

const KINDS = [
  { key: 'person', text: '个人' },
  { key: 'company', text: '单位' },
] as const

interface InvoiceSheetProps {
  readonly pageStore: OrderPageStore
  readonly known: Invoice | null
  readonly open: boolean
  readonly onClose: () => void
}

/** Whom the invoice names and where it goes. */
export const InvoiceSheet = observer(function InvoiceSheet({
  pageStore,
  known,
  open,
  onClose,
}: InvoiceSheetProps) {
  const [form] = useState(() => new InvoiceForm(known))
  const ask = async (): Promise<void> => {
    const data = form.check()
    if (data && (await pageStore.invoice(data))) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="开发票"
      footer={
        <Button block size="l" loading={pageStore.isBusy} onPress={() => void ask()} testId="invoice-confirm">
          提交
        </Button>
      }
    >
      <InvoiceFields form={form} />
    </Sheet>
  )
})

const InvoiceFields = observer(function InvoiceFields({ form }: { readonly form: InvoiceForm }) {
  const { kind, values, errors } = form
  return (
    <View className="checkout__form">
      <View>
        <View className="checkout__label" {...ariaProps({ hidden: true })}>
          发票类型
        </View>
        <Segmented items={KINDS} value={kind} onChange={form.choose} label="发票类型" />
      </View>
      <Field
        label="发票抬头"
        placeholder={kind === 'person' ? '姓名' : '单位全称'}
        value={values.title}
        error={errors.title}
        maxLength={60}
        onChange={(value) => form.type('title', value)}
        testId="invoice-title"
      />
      {kind === 'company' ? (
        <Field
          label="税号"
          placeholder="15、18或20位"
          value={values.taxNumber}
          error={errors.taxNumber}
          maxLength={20}
          onChange={(value) => form.type('taxNumber', value)}
          testId="invoice-tax"
        />
      ) : null}
      <Field
        label="接收邮箱"
        placeholder="发票会发到这里"
        value={values.email}
        error={errors.email}
        maxLength={80}
        onChange={(value) => form.type('email', value)}
        testId="invoice-email"
      />
    </View>
  )
})
