import { useEffect, useRef, type PointerEvent } from 'react'
import { Ink, INK_BOX } from '@/lib/Ink'
import { clearPaper, DENSITY, drawSegment } from './paper'
import './signaturePad.scss'
import type { SignaturePadProps } from './types'

/** Paper to write on with a finger, a pen or a mouse: a canvas of the browser. */
export function SignaturePad({ label, ink, onWrite, testId }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const written = useRef(new Ink(ink))
  const paper = () => canvas.current?.getContext('2d')
  useEffect(() => {
    if (written.current.path !== ink) written.current = new Ink(ink)
    const context = paper()
    if (!context) return
    clearPaper(context)
    for (const segment of written.current.segments()) drawSegment(context, segment)
  }, [ink])
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [((clientX - left) / width) * INK_BOX.width, ((clientY - top) / height) * INK_BOX.height]
  }
  const end = (): void => {
    written.current.end()
    if (written.current.path !== ink) onWrite(written.current.path)
  }
  return (
    <div className="yt-signature-pad">
      <canvas
        ref={canvas}
        className="yt-signature-pad__paper"
        width={INK_BOX.width * DENSITY}
        height={INK_BOX.height * DENSITY}
        role="img"
        aria-label={label}
        data-testid={testId}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          written.current.begin(...at(event))
        }}
        onPointerMove={(event) => {
          const segment = written.current.move(...at(event))
          const context = paper()
          if (segment && context) drawSegment(context, segment)
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  )
}
