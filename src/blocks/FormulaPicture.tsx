import { useState } from 'react'
import { FORMULA_PATH, type FormulaRoom } from '@/contracts/formulas'
import { linearFormula } from '@/domain/maths/linearFormula'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { formatQuery } from '@/lib/query'
import { siteConfig } from '@/stores/siteConfig'
import { LinePicture } from '@/ui/charts/linePicture'

interface FormulaPictureProps {
  readonly tex: string
  readonly room: FormulaRoom
  /** In the large form: bounds above and below, fractions as large as the text. */
  readonly display: boolean
  readonly isAlone?: boolean | undefined
}

/** A formula as the backend typesets it, as large as the text around it; in words where the picture does not come. */
export function FormulaPicture({ tex, room, display, isAlone }: FormulaPictureProps) {
  const [missing, setMissing] = useState('')
  const words = linearFormula(tex)
  if (missing === tex) return <>{words}</>
  const query = formatQuery({ tex, display: display ? '1' : undefined })
  return (
    <LinePicture
      src={absoluteAddress(FORMULA_PATH + query, siteConfig.apiBase)}
      alt={words}
      width={room.width}
      height={room.height}
      drop={room.drop}
      isAlone={isAlone}
      onError={() => setMissing(tex)}
    />
  )
}
