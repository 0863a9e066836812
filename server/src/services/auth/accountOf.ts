import type { Account, Profile } from '@/contracts/auth/account'
import type { IdentityRow, UserRow } from './UserRepository'

const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(7)}`

/** A user as the owner sees it; the masked phone replaces a missing name (seed §8 x40000). */
export const accountOf = (user: UserRow, identities: readonly IdentityRow[]): Account => {
  const phone = user.phone ?? ''
  const [first] = identities
  return {
    uid: String(user.uid),
    name: user.name ?? (phone ? maskPhone(phone) : '研途同学'),
    avatar: user.avatar,
    loginName: phone,
    phone,
    isBind: phone ? 1 : 0,
    ...(first && { openId: first.openId }),
    ...(first?.unionId && { unionId: first.unionId }),
    hasPassword: user.passwordHash !== null,
    inviteCode: user.inviteCode,
    registerTime: user.registeredAt,
  }
}

/** Avatar and name of a user; the name is empty without one. */
export const profileOf = (user: UserRow): Profile => ({ avatar: user.avatar, name: user.name ?? '' })
