const LEVELS: Readonly<Record<string, number>> = { '985': 3, '211': 2, 双一流: 1 }

/** The tier of a school as the programme model names it. */
export type TierName = '985' | '211' | '双一流' | '其他'

export const levelOf = (tier: string | null | undefined): number => LEVELS[tier ?? ''] ?? 0

export const tierNameOf = (level: number): TierName =>
  (['其他', '双一流', '211', '985'] as const)[level] ?? '其他'
