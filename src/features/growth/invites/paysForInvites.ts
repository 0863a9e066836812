import type { ClientContext } from '@/stores/account/ClientContext'

/** Clients in which invitations pay. WeChat forbids rewards for sharing in mini-programs, so they are off there. */
const WITHOUT_AWARDS: ReadonlySet<ClientContext['container']> = new Set(['mini-program', 'mini-web-view'])

/** Whether this client may promise awards for invitations. */
export const paysForInvites = ({ container }: Pick<ClientContext, 'container'>): boolean =>
  !WITHOUT_AWARDS.has(container)
