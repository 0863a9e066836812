import type { OutboxSending } from '@/stores/device/Outbox'
import { describeWrite, splitWrite } from '@/stores/refused/outboxWrites'
import type { RefusedWrites } from '@/stores/refused/RefusedWrites'
import { outboxCalls } from './outboxCalls'

/** Makes what the outbox needs to send; createStores loads this file when there is something to send. */
export const outboxSending = (refused: Pick<RefusedWrites, 'setAside'>): OutboxSending => ({
  calls: outboxCalls,
  split: splitWrite,
  setAside: (entry, place) => void refused.setAside({ id: entry.id, ...describeWrite(entry), ...place }),
})
