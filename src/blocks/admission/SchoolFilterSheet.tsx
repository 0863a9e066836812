import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/layout/Sheet'
import { SchoolFilterFields, type SchoolFilterValue } from './SchoolFilterFields'

/** Text of the button that opens the filter. */
export const schoolFilterText = ({ provinces, types, levels }: SchoolFilterValue): string => {
  const count = provinces.length + types.length + levels.length
  return count > 0 ? `筛选（已选 ${count} 项）` : '按层次、类型、省份筛选'
}

interface SchoolFilterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly value: SchoolFilterValue
  readonly onChange: (value: SchoolFilterValue) => void
}

/** The filter of schools in a sheet. Put it last on its page: a node in the middle makes a mini-program resend all that follow. */
export function SchoolFilterSheet({ open, onClose, value, onChange }: SchoolFilterSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="筛选院校"
      height="tall"
      footer={
        <Button block onPress={onClose} testId="school-filter-done">
          看结果
        </Button>
      }
    >
      {open ? <SchoolFilterFields value={value} onChange={onChange} /> : null}
    </Sheet>
  )
}
