import { piecesOfText } from '@/domain/maths/formulaText'
import { FormulaPicture } from './FormulaPicture'

/** A text of a question with its formulas typeset in the line. The caller's view gives size and colour. */
export function MathsText({ text }: { readonly text: string }) {
  return (
    <>
      {piecesOfText(text).map((piece, at) =>
        typeof piece === 'string' ? piece : <FormulaPicture key={at} tex={piece.tex} room={piece} display />,
      )}
    </>
  )
}
