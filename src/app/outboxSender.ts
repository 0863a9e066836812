import { sendOutbox } from '@/stores/device/sendOutbox'
import type { SendQueue } from '@/stores/device/Outbox'
import { refusedWritesOf } from '@/stores/refused/refusedWritesOf'
import type { Stores } from '@/stores/Stores'
import { outboxCalls } from './outboxCalls'

/** The sender of the app's outbox; createStores loads this file when there is something to send. `now` is the clock that dates entries. */
export const outboxSender = (stores: Stores, now: () => number): SendQueue =>
  sendOutbox({
    call: stores.call,
    calls: outboxCalls,
    refused: refusedWritesOf(stores),
    uid: () => stores.session.uid,
    now,
    isHeld: (id) => stores.consents.holds(id),
  })
