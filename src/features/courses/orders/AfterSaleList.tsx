import { observer } from 'mobx-react'
import { useState } from 'react'
import type { AfterSale, Invoice, Refund } from '@/contracts/course/afterSale'
import type { Order } from '@/contracts/course/orders'
import { clipboard } from '@/platform/clipboard'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import type { OrderPageStore } from './OrderPageStore'
import { InvoiceSheet } from './InvoiceSheet'
import { RefundSheet } from './RefundSheet'

const REFUND_TEXT: Readonly<Record<Refund['state'], string>> = {
  requested: '审核中',
  granted: '已受理，原路退回',
  refused: '未通过，可再次申请',
}

interface AfterSaleProps {
  readonly pageStore: OrderPageStore
  readonly order: Order
}

/** What was sent, the invoice, and the way to the money back. */
export const AfterSaleList = observer(function AfterSaleList({ pageStore, order }: AfterSaleProps) {
  return (
    <Loadable phase={pageStore.afterSale.phase} size="small" onRetry={() => void pageStore.afterSale.load()}>
      {(value) => <Cells pageStore={pageStore} order={order} value={value} />}
    </Loadable>
  )
})

type Opened = 'refund' | 'invoice' | undefined

const Cells = observer(function Cells({
  pageStore,
  order,
  value,
}: AfterSaleProps & { readonly value: AfterSale }) {
  const { quote, refund, invoice } = value
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const isPaid = order.status === 'paid'
  const mayAsk = isPaid && quote.kind !== 'none' && (refund === null || refund.state === 'refused')
  return (
    <>
      <List title="售后">
        {order.shipping ? <DeliveryCell value={value} /> : null}
        {isPaid && order.payable > 0 ? (
          <InvoiceCell invoice={invoice} onAsk={() => setOpened('invoice')} />
        ) : null}
        <Cell
          title={refund ? '退款' : '申请退款'}
          note={refund?.note ?? refundNote(value)}
          value={refund ? REFUND_TEXT[refund.state] : undefined}
          onPress={mayAsk ? () => setOpened('refund') : undefined}
          testId="order-refund"
        />
      </List>
      <RefundSheet pageStore={pageStore} quote={quote} open={opened === 'refund'} onClose={close} />
      <InvoiceSheet pageStore={pageStore} known={invoice} open={opened === 'invoice'} onClose={close} />
    </>
  )
})

const WHY: Readonly<Record<'notPaid' | 'free' | 'expired' | 'finished', string | undefined>> = {
  notPaid: undefined,
  free: '免费课程无需退款',
  expired: '课程有效期已过，不再退款',
  finished: '课程已学完，不再退款',
}

const refundNote = ({ quote }: AfterSale): string | undefined => {
  if (quote.kind === 'none') return WHY[quote.why]
  return quote.kind === 'whole' ? '七日内且学习不超过两讲，可全额退' : '按剩余课时退还'
}

function DeliveryCell({ value: { delivery } }: { readonly value: AfterSale }) {
  const { ui } = useStores()
  if (!delivery) return <Cell title="物流" value="备货中" />
  const { carrier, number } = delivery
  const copy = async (): Promise<void> => {
    ui.say((await clipboard.write(number)) ? '单号已复制' : '没有复制成功，请再试一次')
  }
  return <Cell title="物流" note={`${carrier} ${number}`} value="复制单号" onPress={() => void copy()} />
}

function InvoiceCell({ invoice, onAsk }: { readonly invoice: Invoice | null; readonly onAsk: () => void }) {
  const { navigator } = useStores()
  if (!invoice) return <Cell title="开发票" onPress={onAsk} testId="order-invoice" />
  const { data, url } = invoice
  if (url === undefined) {
    return (
      <Cell title="发票" note={data.title} value="开具中，可修改" onPress={onAsk} testId="order-invoice" />
    )
  }
  return (
    <Cell
      title="发票"
      note={data.title}
      value="查看"
      onPress={() => void navigator.openLink(url)}
      testId="order-invoice"
    />
  )
}
