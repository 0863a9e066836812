import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent } from '../../authoring/Content'
import { enrolmentKinds } from '../../authoring/kinds/enrolmentKinds'

const FILE = 'starting-steps'

/** The steps of the first day. */
export const enrolmentContent: AreaContent = {
  kinds: enrolmentKinds,
  load: (tx, content) =>
    upsertItems(
      tx,
      'starting-step',
      content.of(enrolmentKinds)[FILE].map((step) => [step.key, step]),
    ),
}
