import { Button } from '@/ui/controls/Button'

interface ClaimButtonProps {
  readonly points: number
  /** Names what the points are for, to a screen reader. */
  readonly subject: string
  readonly isBusy: boolean
  readonly onClaim: () => void
}

/** Claims the points of an award. */
export function ClaimButton({ points, subject, isBusy, onClaim }: ClaimButtonProps) {
  return (
    <Button size="s" kind="soft" label={`领 ${points} 分：${subject}`} loading={isBusy} onPress={onClaim}>
      领 {points} 分
    </Button>
  )
}
