import { styleUnits } from '../../shared/styleUnits'
import { adapter, type HostNode } from './adapter'

/** Translates rpx, vh and moved origins in `style` attributes, and writes plain DOM ids (glass-easel writes prefixed ones or none). */
export const patchStyles = (mapOrigins: (text: string) => string): void => {
  const { prototype } = adapter.glassEasel.Element
  const { setNodeStyle } = prototype
  prototype.setNodeStyle = function (style, segment) {
    setNodeStyle.call(this, mapOrigins(styleUnits(String(style ?? ''))), segment)
  }
  const id = Object.getOwnPropertyDescriptor(prototype, 'id')
  if (!id?.set) throw new Error('glass-easel no longer defines Element.prototype.id')
  const setId = id.set
  Object.defineProperty(prototype, 'id', {
    ...id,
    set(this: HostNode, value: unknown) {
      const text = value === null || value === undefined ? '' : String(value)
      setId.call(this, text)
      if (text) this.$$?.setAttribute('id', text)
      else this.$$?.removeAttribute('id')
    },
  })
}
