import { create } from 'qrcode'

const QUIET = 2

/** A QR code with round corners, as SVG of the asked width. */
export const drawQrCard = (text: string, width = 480): string => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + QUIET * 2
  let path = ''
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${width}" height="${width}" role="img" aria-label="二维码" shape-rendering="crispEdges"><rect width="${side}" height="${side}" rx="1.5" fill="#fff"/><path d="${path}" fill="#101828"/></svg>`
}
