import { Canvas, View, type CanvasTouchEvent } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { Ink, INK_BOX } from '@/lib/Ink'
import { ariaProps } from '../target'
import { clearPaper, DENSITY, drawSegment, type Paper } from './paper'
import './signaturePad.scss'
import type { SignaturePadProps } from './types'

const ID = 'signature-pad'

/** The canvas and how large it is on the screen. */
interface Sheet {
  readonly paper: Paper
  readonly width: number
  readonly height: number
}

const isCanvas = (node: unknown): node is HTMLCanvasElement =>
  typeof node === 'object' && node !== null && 'getContext' in node

const findSheet = (found: (sheet: Sheet) => void): void => {
  Taro.createSelectorQuery()
    .select(`#${ID}`)
    .fields({ node: true, size: true }, (answer) => {
      const [width, height] = [Number(answer['width'] ?? 0), Number(answer['height'] ?? 0)]
      const canvas: unknown = answer['node']
      if (!isCanvas(canvas) || width === 0) return
      canvas.width = INK_BOX.width * DENSITY
      canvas.height = INK_BOX.height * DENSITY
      const paper = canvas.getContext('2d')
      if (paper) found({ paper, width, height })
    })
    .exec()
}

/**
 * Paper to write on with a finger: the native canvas. Reports only the end of a stroke, so that writing costs no
 * setData.
 */
export function SignaturePad({ label, ink, onWrite, testId }: SignaturePadProps) {
  const sheet = useRef<Sheet | undefined>(undefined)
  const written = useRef(new Ink(ink))
  const redraw = (): void => {
    if (!sheet.current) return
    clearPaper(sheet.current.paper)
    for (const segment of written.current.segments()) drawSegment(sheet.current.paper, segment)
  }
  useEffect(() => {
    Taro.nextTick(() =>
      findSheet((found) => {
        sheet.current = found
        redraw()
      }),
    )
  }, [])
  useEffect(() => {
    if (written.current.path === ink) return
    written.current = new Ink(ink)
    redraw()
  }, [ink])
  const at = ({ touches: [touch] }: CanvasTouchEvent): [number, number] => {
    const { width = 1, height = 1 } = sheet.current ?? {}
    const { x = 0, y = 0 } = touch ?? {}
    return [(x / width) * INK_BOX.width, (y / height) * INK_BOX.height]
  }
  const move = (event: CanvasTouchEvent): void => {
    const segment = written.current.move(...at(event))
    if (segment && sheet.current) drawSegment(sheet.current.paper, segment)
  }
  const end = (): void => {
    written.current.end()
    if (written.current.path !== ink) onWrite(written.current.path)
  }
  return (
    <View className="yt-signature-pad" {...ariaProps({ role: 'img', label, testId })}>
      <Canvas
        id={ID}
        type="2d"
        className="yt-signature-pad__paper"
        disableScroll
        onTouchStart={(event) => {
          if (sheet.current) written.current.begin(...at(event))
        }}
        onTouchMove={move}
        onTouchEnd={end}
        onTouchCancel={end}
      />
    </View>
  )
}
